// Files of tests share their processes, which saves half the time: each begins in English, whatever the one before spoke.
import { prefs } from "./src/lib/prefs.svelte";

prefs.language = "en";

import { mount } from "svelte";
import App from "./App.svelte";
import { workOffline } from "./lib/offline";
import "./theme.css";
import "./shell/shell.css";

mount(App, { target: document.getElementById("app")! });
// without, all works but offline
if (import.meta.env.PROD) window.addEventListener("load", () => void workOffline().catch(() => undefined));

import { mount } from "svelte";
import App from "./App.svelte";
import { replaceFirst } from "./lib/first";
import { workOffline } from "./lib/offline";
import "./theme.css";
import "./shell/shell.css";

const app = document.getElementById("app")!;
replaceFirst(app, document.getElementById("first"));
mount(App, { target: app });
// without, all works but offline
if (import.meta.env.PROD) window.addEventListener("load", () => void workOffline().catch(() => undefined));

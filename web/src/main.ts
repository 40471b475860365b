import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./shell/shell.css";

mount(App, { target: document.getElementById("app")! });

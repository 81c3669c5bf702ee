import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { catalogue } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await catalogue.load(settings.now.language);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import "./pieces/pieces.css";
import { catalogue } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

// A new version was put in place while this page was open: take it, once.
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem("renewed") ?? 0) < 30_000) return;
  event.preventDefault();
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
});

await catalogue.load(settings.now.language);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import "./pieces/pieces.css";
import { keepUp } from "./lib/here";
import { catalogue } from "./lib/i18n.svelte";
import { ROOT } from "./lib/root";
import { isEmbedded, settings } from "./lib/settings.svelte";

// A part of the page could not be had: a new version was put in place while it was open, which is taken at once, or the
// server was not there, which is said, and tried again after a while.
addEventListener("vite:preloadError", (event) => {
  const isFirst = Date.now() - Number(sessionStorage.getItem("renewed") ?? 0) > 30_000;
  if (isFirst) event.preventDefault();
  sessionStorage.setItem("renewed", String(Date.now()));
  setTimeout(() => location.reload(), isFirst ? 0 : 4_000);
});

// Letters that come later move what somebody is about to touch: they are waited for, though not long.
const everywhere = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya"'];
const letters = Promise.allSettled(everywhere.map((face) => document.fonts.load(face)));
const patience = new Promise((resolve) => setTimeout(resolve, 600));
await Promise.all([catalogue.load(settings.now.language), Promise.race([letters, patience])]);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD && !isEmbedded) {
  void navigator.serviceWorker.register(`${ROOT}sw.js`).catch(() => undefined);
  keepUp();
}

// One script tag puts a match, a position of one or a puzzle of this site into any page:
//   <script src="https://SITE/embed.js" async></script>
//   <triumvirate-board src="https://SITE/m/ID?at=12"></triumvirate-board>
// `lang` (en, it) and `theme` (light, dark) may be given; without them both are as the reader's browser has them. The board
// stands in a frame of its own inside a shadow root: nothing of the page changes it, and it sees nothing of the page. No
// cookie is set, nothing is counted.
(() => {
  if (customElements.get("triumvirate-board")) return;
  const home = new URL(".", document.currentScript.src);
  const SHOWN = /^(m\/[\w-]+|puzzles\/\w+\/\w+)$/;
  const LOOKS = `
    :host { display: block; width: 100%; max-width: 60rem; margin: 1em auto; }
    iframe { display: block; width: 100%; height: 32rem; border: 0; border-radius: 8px; color-scheme: normal; }
    p { margin: 0.3em 0 0; font: 0.8rem/1.3 system-ui, sans-serif; text-align: right; }
    a { color: inherit; }`;
  const WORDS = {
    en: { frame: "A board of Triumvirate", open: "Open it at {site}", wrong: "This is no match or puzzle of {site}." },
    it: {
      frame: "Un tabellone di Triumvirate",
      open: "Aprilo su {site}",
      wrong: "Non è una partita o un rompicapo di {site}.",
    },
  };

  class Board extends HTMLElement {
    static observedAttributes = ["src", "lang", "theme"];
    #frame = null;
    #hear = (event) => {
      const height = event.data?.triumvirate?.height;
      if (event.origin !== home.origin || event.source !== this.#frame?.contentWindow || !(height > 0)) return;
      this.#frame.style.height = `${Math.ceil(Math.min(height, 4000))}px`;
    };

    constructor() {
      super();
      this.attachShadow({ mode: "open" });
    }
    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#draw();
    }
    disconnectedCallback() {
      removeEventListener("message", this.#hear);
    }
    attributeChangedCallback() {
      if (this.isConnected) this.#draw();
    }

    #draw() {
      const spoken = this.lang || document.documentElement.lang || navigator.language || "en";
      const language = spoken.toLowerCase().startsWith("it") ? "it" : "en";
      const say = (name) => WORDS[language][name].replace("{site}", home.host);
      const wanted = this.#wanted();
      const style = document.createElement("style");
      style.textContent = LOOKS;
      const line = document.createElement("p");
      this.#frame = null;
      if (!wanted) {
        line.textContent = say("wrong");
        this.shadowRoot.replaceChildren(style, line);
        return;
      }
      const frame = document.createElement("iframe");
      const asked = new URL(`embed/${wanted.path}`, home);
      if (/^\d+$/.test(wanted.at ?? "")) asked.searchParams.set("at", wanted.at);
      asked.searchParams.set("language", language);
      if (["light", "dark"].includes(this.getAttribute("theme")))
        asked.searchParams.set("theme", this.getAttribute("theme"));
      frame.src = asked.href;
      frame.title = say("frame");
      frame.loading = "lazy";
      frame.referrerPolicy = "no-referrer";
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
      const link = document.createElement("a");
      link.href = new URL(wanted.path + (wanted.at ? `?at=${wanted.at}` : ""), home).href;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = say("open");
      line.append(link);
      this.#frame = frame;
      this.shadowRoot.replaceChildren(style, frame, line);
    }

    /** What is to be shown, if it is of the site that this file came from. */
    #wanted() {
      try {
        const address = new URL(this.getAttribute("src") ?? "", home);
        const path = address.pathname.slice(home.pathname.length);
        const isOurs = address.origin === home.origin && address.pathname.startsWith(home.pathname) && SHOWN.test(path);
        return isOurs ? { path, at: address.searchParams.get("at") } : null;
      } catch {
        return null;
      }
    }
  }
  customElements.define("triumvirate-board", Board);
})();

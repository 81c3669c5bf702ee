// Real addresses without a framework: `/m/ID?at=7` is a page and its parameters. Where plain files were put down without a
// server, whoever serves them knows only one page: there the address stands behind its `#`.
import { tick } from "svelte";
import { handOver, ownAddress, standsAlone } from "./here";
import { ROOT } from "./root";

/** Where we are, wherever it is written. */
const place = (): URL => new URL(standsAlone ? location.hash.slice(1) || "/" : location.href, location.origin);

class Router {
  path = $state(place().pathname);
  query = $state(place().searchParams);
  hash = $state(place().hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** The parts of the path: `/m/ID` is `["m", "ID"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, replace = false): void {
    const address = standsAlone ? `${ROOT}#${to}` : to;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    this.read();
    if (before !== this.path) void this.arrive();
    else if (this.hash) document.getElementById(this.hash)?.scrollIntoView();
  }

  private read(): void {
    const now = place();
    this.path = now.pathname;
    this.query = now.searchParams;
    this.hash = now.hash.slice(1);
  }

  private async arrive(): Promise<void> {
    await tick();
    if (!this.hash) scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (link?.pathname.startsWith("/api/") && ownAddress(link.pathname.slice("/api".length)) !== null) {
      event.preventDefault();
      void handOver(link); // a file of a table in this page
      return;
    }
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname === "/privacy") return; // pages of the server itself
    event.preventDefault();
    const isWithin = link.getAttribute("href")?.startsWith("#");
    this.go(isWithin && standsAlone ? this.path + link.hash : link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

// Real addresses without a framework: `/m/ID?at=7` is a page and its parameters. Where plain files were put down without a
// server, whoever serves them knows only one page: there the address stands behind its `#`.
import { tick } from "svelte";
import { handOver } from "../here/handing";
import { ownAddress, standsAlone } from "./here";
import { ROOT } from "./root";

/** Where we are, wherever it is written. */
const place = (): URL => new URL(standsAlone ? location.hash.slice(1) || "/" : location.href, location.origin);

/** The same as the browser's address line has it. */
const written = (to: string): string => (standsAlone ? `${ROOT}#${to}` : to);

/** Where a link leads, also one that was written anew. */
const meant = (link: HTMLAnchorElement): string =>
  link.pathname === ROOT && link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search + link.hash;

/** A link that the browser itself follows, to another window: among plain files it must name the one page that there is. */
function lead(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const isOurs = link?.origin === location.origin && !link.getAttribute("href")?.startsWith("#");
  if (standsAlone && link && isOurs && !link.pathname.startsWith("/api/")) link.href = written(meant(link));
}

class Router {
  path = $state(place().pathname);
  query = $state(place().searchParams);
  hash = $state(place().hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    if (standsAlone) for (const kind of ["auxclick", "contextmenu"]) document.addEventListener(kind, lead);
  }

  /** The parts of the path: `/m/ID` is `["m", "ID"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, replace = false): void {
    if (replace) this.note(to);
    else history.pushState(null, "", written(to));
    const before = this.path;
    this.read();
    if (before !== this.path) void this.arrive();
    else if (this.hash) document.getElementById(this.hash)?.scrollIntoView();
  }

  /** The address of what is shown has changed, and nothing else: no page is left for it. */
  note(to: string): void {
    history.replaceState(null, "", written(to));
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
      return lead(event);
    const link = (event.target as Element | null)?.closest?.("a");
    if (link?.pathname.startsWith("/api/") && ownAddress(link.pathname.slice("/api".length)) !== null) {
      event.preventDefault();
      void handOver(link); // a file of a table in this page
      return;
    }
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return lead(event);
    if (link.pathname.startsWith("/api/") || link.pathname === "/privacy") return; // pages of the server itself
    event.preventDefault();
    const isWithin = link.getAttribute("href")?.startsWith("#");
    this.go(isWithin && standsAlone ? this.path + link.hash : meant(link));
  }
}

export const router = new Router();

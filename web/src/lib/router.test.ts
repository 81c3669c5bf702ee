import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// Other tests' routers hear the same document: the one that is tested here hears what is clicked on here, and alone.
let follow: EventListener;
const listening = vi.spyOn(document, "addEventListener").mockImplementation((_kind: string, what: unknown) => {
  follow = what as EventListener;
});
vi.resetModules();
const { router } = await import("./router.svelte");
listening.mockRestore();

// The browser of the tests stays where it is, whichever link it is left to follow.
const browser = (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM;
Object.assign(browser.settings.navigation, { disableMainFrameNavigation: true });

let scrolled: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  scrolled = vi.fn();
  vi.stubGlobal("scrollTo", scrolled);
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><p id="rule-4"></p>';
  router.go("/", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});
const arrived = async () => {
  await tick();
  await tick();
};

describe("an address", () => {
  test("is read into its parts, its parameters and its place in the page", () => {
    router.go("/m/A%20B?at=7#log");
    expect(router.parts).toEqual(["m", "A B"]);
    expect(router.query.get("at")).toBe("7");
    expect(router.hash).toBe("log");
    expect(location.pathname).toBe("/m/A%20B");
  });

  test("is a step of the browser's history unless it replaces one", () => {
    const before = history.length;
    router.go("/rules", true);
    expect(history.length).toBe(before);
    router.go("/learn");
    expect(history.length).toBe(before + 1);
  });

  test("of another page is shown from its top with the keys in it, unless it names a place", async () => {
    await arrived();
    scrolled.mockClear();
    router.go("/rules");
    await arrived();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe("main");
    router.go("/learn#rule-4");
    await arrived();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test("of a place in the same page leads there and moves nothing else", async () => {
    await arrived();
    scrolled.mockClear();
    const place = document.getElementById("rule-4")!;
    place.scrollIntoView = vi.fn();
    router.go("/#rule-4");
    await arrived();
    expect(place.scrollIntoView).toHaveBeenCalledTimes(1);
    router.go("/?x=1");
    await arrived();
    expect(scrolled).not.toHaveBeenCalled();
    expect(place.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test("follows the browser when it goes back", () => {
    history.pushState(null, "", "/elsewhere");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.path).toBe("/elsewhere");
  });
});

describe("a link", () => {
  function click(html: string, more: MouseEventInit = {}): boolean {
    const page = document.createElement("div");
    page.innerHTML = html;
    page.addEventListener("click", follow);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    (page.querySelector("a") ?? page).firstChild!.dispatchEvent(event);
    return event.defaultPrevented;
  }
  test("of this page is followed here, with its parameters and its place", () => {
    expect(click('<a href="/m/X?at=3#log"><b>go</b></a>')).toBe(true);
    expect([router.path, router.query.get("at"), router.hash]).toEqual(["/m/X", "3", "log"]);
  });

  test.each([
    ["to another window", '<a target="_blank" href="/m/X"><b>go</b></a>', {}],
    ["to a file", '<a download href="/m/X"><b>go</b></a>', {}],
    ["to the server itself", '<a href="/api/x"><b>go</b></a>', {}],
    ["to the server's page of privacy", '<a href="/privacy"><b>go</b></a>', {}],
    ["that is none", "<b>go</b>", {}],
    ["with the control key", '<a href="/m/X"><b>go</b></a>', { ctrlKey: true }],
    ["with the command key", '<a href="/m/X"><b>go</b></a>', { metaKey: true }],
    ["with shift", '<a href="/m/X"><b>go</b></a>', { shiftKey: true }],
    ["with alt", '<a href="/m/X"><b>go</b></a>', { altKey: true }],
    ["with another button", '<a href="/m/X"><b>go</b></a>', { button: 1 }],
  ])("%s is the browser's", (_, html, more) => {
    expect(click(html, more)).toBe(false);
    expect(router.path).toBe("/");
  });
});

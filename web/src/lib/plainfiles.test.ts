// Among plain files there is one page, and every other address stands behind its `#`.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Other tests' routers hear the same document: this one is heard by itself, and alone takes the page for plain files.
const hear = new Map<string, (event: unknown) => void>();
const listening = vi.spyOn(document, "addEventListener").mockImplementation((kind: string, what: unknown) => {
  hear.set(kind, what as (event: unknown) => void);
});
document.head.insertAdjacentHTML("beforeend", '<meta name="triumvirate-serverless" content="yes" />');
vi.resetModules();
const { router } = await import("./router.svelte");
listening.mockRestore();
document.querySelector('meta[name="triumvirate-serverless"]')!.remove();
vi.resetModules();

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  router.go("/", true);
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});
/** The link after somebody has clicked on it in some manner. */
function clicked(html: string, how: object = {}, kind = "click"): HTMLAnchorElement {
  document.body.innerHTML = html;
  const target = document.querySelector("a")!;
  hear.get(kind)!({ target, button: 0, preventDefault: () => undefined, ...how });
  return target;
}

test("a link to another window leads to the one page that there is", () => {
  for (const [how, kind] of [
    [{ ctrlKey: true }, "click"],
    [{ button: 1 }, "auxclick"],
    [{ button: 2 }, "contextmenu"],
  ] as const)
    expect(clicked('<a href="/learn/julius">go</a>', how, kind).getAttribute("href")).toBe("/#/learn/julius");
  const rule = clicked('<a target="_blank" href="/rules/caesar?players=2#aim">§</a>');
  expect(rule.getAttribute("href")).toBe("/#/rules/caesar?players=2#aim");
  expect(router.path).toBe("/");
});

test("such a link leads to the same place when it is clicked after that", () => {
  const link = clicked('<a href="/learn/julius">go</a>', { button: 2 }, "contextmenu");
  hear.get("click")!({ target: link, button: 0, preventDefault: () => undefined });
  expect([router.path, location.hash]).toEqual(["/learn/julius", "#/learn/julius"]);
});

test("what is not ours or within the page stays as it was written", () => {
  for (const href of ["https://elsewhere.example/", "#main"])
    expect(clicked(`<a href="${href}">go</a>`, { ctrlKey: true }).getAttribute("href")).toBe(href);
});

test("the address follows what is shown, behind the mark", () => {
  router.note("/study/here-1?at=4");
  expect(location.hash).toBe("#/study/here-1?at=4");
  expect(router.path).toBe("/"); // no page is left for it
});

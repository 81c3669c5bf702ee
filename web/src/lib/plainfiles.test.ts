// Among plain files there is one page, and every other address stands behind its `#`.
import { beforeEach, expect, test, vi } from "vitest";

const browser = (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM;
Object.assign(browser.settings.navigation, { disableMainFrameNavigation: true });
document.head.innerHTML = '<meta name="triumvirate-serverless" content="yes" />';
vi.resetModules();
const { router } = await import("./router.svelte");

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  router.go("/", true);
});
/** The link after somebody has clicked on it in some manner. */
function clicked(html: string, how: MouseEventInit = {}, kind = "click"): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector("a")!;
  link.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, ...how }));
  return link;
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
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
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

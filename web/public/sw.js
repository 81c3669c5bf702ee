// The page opens without a network: built files are kept, pages fall back to the kept one. A server's matches are never kept;
// what a table in the page needs is, once somebody has asked for one. Addresses are relative to where this file lies, so that
// the page may lie in any folder.
const SHELF = "triumvirate-1";
const ROOT = new URL("./", location.href).pathname;
const KEPT = ["assets/", "python/"].map((folder) => ROOT + folder);
const MADE = `${ROOT}python/made.json`;
const WHOLE = `${ROOT}whole.json`; // the names of all files of one version, once every one of them is kept

/** Whether a whole version is kept: what leads to its files (the page, the tables' list) is then replaced with all of them. */
const isWhole = async () => (await caches.match(WHOLE)) !== undefined;

// What leads to other files is asked of the server itself: a browser may have an answer of another version at hand.
const asked = { cache: "no-cache" };

/** From the network, and kept; from what was kept where there is none. */
async function fresh(request, event) {
  try {
    const answer = await fetch(request, asked);
    if (answer.ok && !(await isWhole())) keep(request, answer.clone(), event);
    return answer;
  } catch (fault) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw fault;
  }
}

/** What never changes under its address: from what was kept, else from the network. */
async function once(request, event) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) keep(request, answer.clone(), event);
  return answer;
}

function keep(request, answer, event) {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(request, answer)));
}

/**
 * Fetch all files of these names, so that everything works without a network from now on. The page and the tables' list, which
 * lead to them, come last: whoever loses the network on the way still has the version before, whole.
 */
async function keepAll() {
  const shelf = await caches.open(SHELF);
  const wanted = new Set((await listed()).map((name) => ROOT + name).filter((address) => address !== MADE));
  for (const address of wanted) if (!(await shelf.match(address))) await shelf.add(address);
  const [page, made] = await Promise.all([ROOT, MADE].map((address) => fetch(address, asked)));
  if (!page.ok || !made.ok || !(await leadOnlyTo(wanted, page.clone(), made.clone()))) return;
  const before = await (await shelf.match(WHOLE))?.json();
  await Promise.all([
    shelf.put(ROOT, page),
    shelf.put(MADE, made),
    shelf.put(WHOLE, new Response(JSON.stringify([...wanted]))),
  ]);
  await forget(shelf, wanted, before ?? []);
}

/** The names of all files of the version that the server has now, those of the page and those of the tables in it. */
async function listed() {
  const answers = [`${ROOT}files.json`, MADE].map((address) => fetch(address, asked));
  const [names, { folder, files }] = await Promise.all(answers.map(async (answer) => (await answer).json()));
  return [...names, ...files.map((file) => `python/${folder}/${file}`)];
}

/** Whether these two are of the version whose files were fetched: a new one may have come in between. */
async function leadOnlyTo(wanted, page, made) {
  const named = (await page.text()).match(/assets\/[\w.-]+/g) ?? [];
  const { folder, files } = await made.json();
  return [...named, ...files.map((file) => `python/${folder}/${file}`)].every((name) => wanted.has(ROOT + name));
}

/** Older tables' files go, and pages' files of versions before the last one: a page of that may still be open. */
async function forget(shelf, wanted, before) {
  const kept = new Set([...wanted, ...before.filter((address) => !address.startsWith(`${ROOT}python/`))]);
  for (const { url } of await shelf.keys()) {
    const { pathname } = new URL(url);
    if (KEPT.some((folder) => pathname.startsWith(folder)) && pathname !== MADE && !kept.has(pathname))
      await shelf.delete(url);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(async (shelf) => (await isWhole()) || shelf.add(ROOT))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((n) => n !== SHELF).map((n) => caches.delete(n))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (["/privacy", "/metrics", "/healthz", "/readyz"].includes(url.pathname)) return; // not the client's page
  if (request.mode === "navigate") {
    event.respondWith(
      fetch(request, asked)
        .then(async (answer) => {
          if (answer.ok && !(await isWhole())) keep(ROOT, answer.clone(), event);
          return answer;
        })
        .catch(() => caches.match(ROOT)),
    );
  } else if (url.pathname === MADE) {
    event.respondWith(fresh(request, event));
  } else if (KEPT.some((folder) => url.pathname.startsWith(folder))) {
    event.respondWith(once(request, event));
  }
});
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keepAll().catch(() => undefined));
});
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification("Triumvirate", {
      body: told.text ?? "",
      tag: told.match ?? "turn",
      icon: "/icon-192.png",
      data: told.url ?? "/",
    }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

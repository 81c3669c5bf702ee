// "It is your turn": a mark in the title, and a notice of the browser when the page is not in front.
import { put } from "./api";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

let base = "Triumvirate";
let marked = false;

/** The page's name; a mark of one's turn stays until the page is left. */
export function title(text: string): void {
  base = text ? `${text} · Triumvirate` : "Triumvirate";
  if (!text) marked = false;
  write();
}

function write(): void {
  document.title = marked ? `● ${t("notice.your_turn")} · ${base}` : base;
}

export function tellTurn(mine: boolean, justNow: boolean, game: string): void {
  marked = mine;
  write();
  if (!justNow || !document.hidden || !settings.now.notices) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(t("notice.your_turn"), { body: game, tag: "turn", icon: "/icon-192.png" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

export async function askForNotices(pushKey: string | null): Promise<boolean> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
  if (pushKey) await subscribe(pushKey).catch(() => undefined);
  return true;
}

/** Web Push, so that the notice comes with the page closed; only where the operator offers it. */
async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  const subscription = await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint && keys) await put("/me/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

let lock: WakeLockSentinel | null = null;

/** Keep the screen awake during a live game, where the browser can (it needs https or this machine). */
export async function stayAwake(wanted: boolean): Promise<void> {
  try {
    if (!wanted) {
      await lock?.release();
      lock = null;
    } else if (!lock || lock.released) {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
    }
  } catch {
    lock = null;
  }
}

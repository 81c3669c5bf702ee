// A try to show around: a line of text, and a picture drawn here. Both tell how it went and nothing of the deal.
import { t } from "../lib/i18n.svelte";
import type { DealInfo, TryInfo } from "../lib/made/daily";
import { dayWord, standingOf } from "./telling";

export const WIDTH = 600;
export const HEIGHT = 315;
const MARKS = 10;

/** How many of ten marks a try has earned: one for each tenth of the others that it was better than. */
export function marksOf(tried: TryInfo): number {
  if (tried.gave_up) return 0;
  if (tried.better_than === null) return tried.is_done ? MARKS : 0;
  return Math.round((tried.better_than / 100) * MARKS);
}

const outcome = (tried: TryInfo): string =>
  t(tried.gave_up ? "daily.gave_up" : tried.is_done ? "daily.done" : "daily.not_done");

export function textOf(deal: DealInfo, tried: TryInfo, address: string): string {
  const marks = marksOf(tried);
  return [
    `${deal.title} · ${dayWord(deal.day, "medium")}`,
    `${"●".repeat(marks)}${"○".repeat(MARKS - marks)} ${outcome(tried)}`,
    ...(deal.streak > 1 ? [t("daily.streak", { n: deal.streak })] : []),
    `${address}/daily/${deal.game}`,
  ].join("\n");
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function pictureOf(deal: DealInfo, tried: TryInfo): string {
  const marks = marksOf(tried);
  const dots = Array.from({ length: MARKS }, (_, i) => {
    const x = 66 + i * 52;
    const fill = i < marks ? "#d9a32b" : "none";
    return `<circle cx="${x}" cy="186" r="18" fill="${fill}" stroke="#d9a32b" stroke-width="3"/>`;
  }).join("");
  const streak = deal.streak > 1 ? t("daily.streak", { n: deal.streak }) : "";
  const line = (y: number, size: number, text: string, weight = 400) =>
    `<text x="300" y="${y}" text-anchor="middle" font-size="${size}" font-weight="${weight}">${safe(text)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f5ecd7"/>` +
    `<rect x="10" y="10" width="${WIDTH - 20}" height="${HEIGHT - 20}" fill="none" stroke="#96231e" stroke-width="3"/>` +
    `<g fill="#33241a" font-family="Alegreya, Georgia, serif">` +
    line(68, 40, deal.title, 600) +
    line(106, 22, t("daily.of", { day: dayWord(deal.day) })) +
    line(146, 24, outcome(tried), 600) +
    line(246, 24, tried.is_ranked ? standingOf(tried) : "") +
    line(282, 20, streak) +
    `</g>${dots}</svg>`
  );
}

/** The picture as a file that everything can show. */
export async function rasterOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH * 2, HEIGHT * 2);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

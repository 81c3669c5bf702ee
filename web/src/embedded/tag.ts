// The lines that put something of this site into somebody's own page (`public/embed.js` reads them).

/** For a path such as `/m/ID?at=7` or `/puzzles/GAME/ID`. */
export function tagFor(path: string, origin = location.origin): string {
  const address = `${origin}${path}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<script src="${origin}/embed.js" async></script>\n<triumvirate-board src="${address}"></triumvirate-board>`;
}

"""Boxes on a screen: what lies outside it, what lies over something else's text, what is too small to read or to hit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Measured in the page: every text, what a finger or a mouse is meant to hit, and the board.
MEASURE = """(touch) => {
  const faults = [];
  const [W, H] = [innerWidth, innerHeight];
  const name = (e) => {
    const said = (e.getAttribute?.('aria-label') || e.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    const kind = typeof e.className === 'string' ? e.className : (e.className?.baseVal ?? '');
    return `${e.tagName.toLowerCase()}.${kind.replace(/\\bs-\\w+|svelte-\\w+/g, '').trim().replace(/\\s+/g, '.')} "${said}"`;
  };
  // The part of a box that is in sight: whatever scrolls or clips cuts it.
  function seen(rect, from) {
    let [l, t, r, b] = [rect.left, rect.top, rect.right, rect.bottom];
    for (let e = from; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.position === 'fixed') break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = e.getBoundingClientRect();
      [l, t, r, b] = [Math.max(l, box.left), Math.max(t, box.top), Math.min(r, box.right), Math.min(b, box.bottom)];
    }
    return { l, t, r, b, w: r - l, h: b - t };
  }
  const shown = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest('.sr, [inert]');
  const board = document.querySelector('svg.board');
  const inside = (e) => board !== null && board.contains(e);

  if (document.documentElement.scrollWidth > W) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (document.documentElement.scrollHeight > H) faults.push(`the page is ${document.documentElement.scrollHeight} high`);
  for (const e of document.querySelectorAll('header *, main button, main input, main select, main .players *, svg.board')) {
    if (!shown(e) || (inside(e) && e !== board)) continue;
    const whole = e.getBoundingClientRect();
    const box = seen(whole, e.parentElement);
    if (box.w <= 0 || box.h <= 0) continue;
    if (box.l < -0.5 || box.r > W + 0.5 || box.t < -0.5 || box.b > H + 0.5) faults.push(`outside: ${name(e)}`);
  }

  // Texts: nothing else lies over them, and nothing cuts them sideways.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !e || inside(e) || !shown(e) || e.closest('option, script, style, svg')) continue;
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const box = seen(rect, e);
      if (box.w < 2 || box.h < rect.height * 0.6 || rect.width < 2) continue;
      // An ellipsis is honest where enough of the text stands before it.
      const enough = getComputedStyle(e).textOverflow === 'ellipsis' && box.w >= 60;
      if (rect.width - box.w > 2 && !enough) faults.push(`cut: ${name(e)}`);
      for (const [x, y] of [[0.05, 0.5], [0.5, 0.3], [0.5, 0.7], [0.95, 0.3], [0.95, 0.7]]) {
        const over = document.elementFromPoint(box.l + x * box.w, box.t + y * box.h);
        if (over && !over.contains(e) && !e.contains(over) && !over.closest('label')?.contains(e)) {
          faults.push(`${name(over)} lies over ${name(e)}`);
          break;
        }
      }
    }
  }

  // The map: names are read, and lie beside each other.
  const names = [...document.querySelectorAll('svg.board text.name')]
    .filter((e) => !e.closest('.piece'))
    .map((e) => [e, e.getBoundingClientRect()]);
  const scale = (e) => Math.abs(e.getScreenCTM().d);
  for (const [e, box] of names) {
    if (box.right < 0 || box.left > W) continue;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale(e);
    if (size < 11) faults.push(`${size.toFixed(1)} px: ${name(e)}`);
  }
  for (const [i, [a, one]] of names.entries())
    for (const [b, other] of names.slice(i + 1)) {
      if (a.parentElement === b.parentElement) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const halo = 6 * scale(a); // names are outlined
      if (wide > halo && high > Math.min(one.height, other.height) * 0.35) faults.push(`${name(a)} lies over ${name(b)}`);
    }

  if (touch) {
    const hit = 'main button, header a, header button, main a.button, main select, main [role=tab]';
    for (const e of document.querySelectorAll(hit)) {
      if (!shown(e) || e.disabled || e.closest('.panel')) continue;
      const box = e.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 39.5) faults.push(`${box.width.toFixed(0)}×${box.height.toFixed(0)}: ${name(e)}`);
    }
    // On the map each is as large, and none so near another that a finger could mean both.
    const targets = [...document.querySelectorAll('svg.board .reach')].map((e) => {
      const { e: x, f: y } = e.getScreenCTM();
      return { e, x, y, size: 2 * Number(e.getAttribute('r')) * scale(e) };
    });
    for (const [i, { e, x, y, size }] of targets.entries()) {
      if (size < 39.5) faults.push(`${size.toFixed(0)} px on the map: ${name(e.parentElement)}`);
      for (const other of targets.slice(i + 1))
        if (Math.hypot(x - other.x, y - other.y) < 39.5)
          faults.push(`${name(e.parentElement)} is too near ${name(other.e.parentElement)}`);
    }
  }
  return [...new Set(faults)];
}"""

PLACED = "n => new Promise(done => { const next = () => n-- ? requestAnimationFrame(next) : done(); next(); })"


def faults(page: Page, touch: bool) -> list[str]:
    """What is wrong with the boxes of the page as it is now, once it has been laid out."""
    page.evaluate(PLACED, 3)
    found: Any = page.evaluate(MEASURE, touch)
    return list(found)

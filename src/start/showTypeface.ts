import { headlineFamily, textFamily } from '../theme/typeface.ts';
import { readStartData } from './startData.ts';
import { fontKey } from './storageKeys.ts';

/**
 * Shows the typeface of headlines, when it has loaded, on a page that was painted without it: in headlines, large figures and
 * the logo, and in buttons if texts have the same typeface. It does so only if nothing in the window or above it moves. Later
 * pages show the typefaces in all texts.
 */
export async function showTypefaceInPlace(): Promise<void> {
  const typeface = window.typefaces?.[0];
  if (!typeface || typeface.status === 'unloaded' || document.fonts.has(typeface)) return;
  try {
    await typeface.load();
  } catch {
    return; // The page keeps its fallback fonts.
  }
  // Safari before 17.4 has no checkVisibility. There, only the next page shows the typeface.
  if (!('checkVisibility' in document.body)) return remember();
  const before = places(document.body);
  typeface.family = headlineFamily;
  document.fonts.add(typeface);
  const after = places(document.body);
  // Less than 3 pixels do not count as a move, as in the Layout Instability API.
  const isStill = (place: number, at: number) => Math.abs(place - (after[at] ?? 0)) < 3;
  if (before.length !== after.length || !before.every(isStill)) document.fonts.delete(typeface);
  remember();
}

/** Shows the loaded typefaces in all texts. Line breaks can change, so call it only for a page that is not painted yet. */
export function showTypeface(): void {
  window.typefaces?.forEach((typeface, index, { length }) => {
    if (typeface.status !== 'loaded') return;
    // A single typeface may have been renamed for headlines before (showTypefaceInPlace).
    if (length - index < 2) typeface.family = textFamily;
    document.fonts.add(typeface);
  });
}

/**
 * The left and top of all descendants that begin in or above the window. An element that is hidden, or begins below the window,
 * is skipped with its content: measuring inside a closed answer of the FAQ would make the browser lay it out, which doubles
 * the time that the FAQ blocks (docs/performance.md).
 */
function places(parent: Element): number[] {
  return Array.from(parent.children).flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const { left, top } = element.getBoundingClientRect();
    return top < innerHeight ? [left, top, ...places(element)] : [];
  });
}

/** Stores that the fonts are in the browser's cache, so that the early script shows the typefaces from the first paint on. */
function remember(): void {
  try {
    localStorage.setItem(fontKey, `${readStartData()?.fonts}`);
  } catch {
    // Storage is blocked: the next full load starts with the fallback fonts again.
  }
}

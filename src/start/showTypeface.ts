import { fontFamily, headlineFamily } from '../theme/typeface.ts';
import { readStartData } from './startData.ts';
import { fontKey } from './storageKeys.ts';

/**
 * Shows the typeface on a page that was painted without it, when it has come: in headlines, large
 * figures, the logo and buttons, and only if nothing in the window or above it moves. Later pages show it in all texts.
 */
export async function showTypefaceInPlace(): Promise<void> {
  const { typeface } = window;
  if (!typeface || typeface.status === 'unloaded' || document.fonts.has(typeface)) return;
  try {
    await typeface.load();
  } catch {
    return; // The page stays as it is.
  }
  // Safari before 17.4 cannot tell what is seen: there the next page shows it.
  if (!('checkVisibility' in document.body)) return remember();
  const before = places();
  typeface.family = headlineFamily;
  document.fonts.add(typeface);
  const after = places();
  // Less than 3 pixels are no move, as in the Layout Instability API.
  const isStill = (place: number, at: number) => Math.abs(place - (after[at] ?? 0)) < 3;
  if (before.length !== after.length || !before.every(isStill)) document.fonts.delete(typeface);
  remember();
}

/** Shows the typeface in all texts, if it has come. Lines may break otherwise: it is for a page that nobody has seen yet. */
export function showTypeface(): void {
  const { typeface } = window;
  if (typeface?.status !== 'loaded') return;
  typeface.family = fontFamily;
  document.fonts.add(typeface);
}

/** Where the elements begin that are not below the window. */
function places(): number[] {
  return Array.from(document.querySelectorAll('body *')).flatMap((element) => {
    const { left, top } = element.getBoundingClientRect();
    return top < innerHeight && element.checkVisibility() ? [left, top] : [];
  });
}

/** Lets the early script show the typeface from the start: it is in the browser's cache. */
function remember(): void {
  try {
    localStorage.setItem(fontKey, readStartData()?.font ?? '');
  } catch {
    // Blocked storage: the next full load begins like this one.
  }
}

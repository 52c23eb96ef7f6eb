import { headlineFamily, textFamily } from '../theme/typeface.ts';
import { readStartData } from './startData.ts';
import { fontKey } from './storageKeys.ts';

/**
 * Shows the typeface of headlines on a page that was painted without it, when all typefaces have come: in headlines, large
 * figures and the logo, in buttons where texts have no other typeface, and only if nothing in the window or above it moves.
 * Later pages show the typefaces in all texts.
 */
export async function showTypefaceInPlace(): Promise<void> {
  const { typefaces = [] } = window;
  const [typeface] = typefaces;
  if (!typeface || typeface.status === 'unloaded' || document.fonts.has(typeface)) return;
  try {
    await Promise.all(typefaces.map((one) => one.load()));
  } catch {
    return; // The page stays as it is.
  }
  // Safari before 17.4 cannot tell what is seen: there the next page shows it.
  if (!('checkVisibility' in document.body)) return remember();
  const before = places(document.body);
  typeface.family = headlineFamily;
  document.fonts.add(typeface);
  const after = places(document.body);
  // Less than 3 pixels are no move, as in the Layout Instability API.
  const isStill = (place: number, at: number) => Math.abs(place - (after[at] ?? 0)) < 3;
  if (before.length !== after.length || !before.every(isStill)) document.fonts.delete(typeface);
  remember();
}

/** Shows the typefaces in all texts, if they have come. Lines may break otherwise: it is for a page that nobody has seen yet. */
export function showTypeface(): void {
  const { typefaces = [] } = window;
  for (const [index, typeface] of typefaces.entries()) {
    if (typeface.status !== 'loaded') continue;
    typeface.family = typefaces[index + 1] ? headlineFamily : textFamily;
    document.fonts.add(typeface);
  }
}

/**
 * Where the elements inside one begin that are not below the window. What is hidden, or begins below, is skipped with all in
 * it: to ask for a place inside of a closed answer of the FAQ would make the browser lay it out, and the FAQ would block for
 * twice the time (docs/performance.md).
 */
function places(parent: Element): number[] {
  return Array.from(parent.children).flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const { left, top } = element.getBoundingClientRect();
    return top < innerHeight ? [left, top, ...places(element)] : [];
  });
}

/** Lets the early script show the typefaces from the start: they are in the browser's cache. */
function remember(): void {
  try {
    localStorage.setItem(fontKey, `${readStartData()?.fonts}`);
  } catch {
    // Blocked storage: the next full load begins like this one.
  }
}

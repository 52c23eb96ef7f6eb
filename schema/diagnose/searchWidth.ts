import { deviceWidths } from '../deviceWidths.ts';

// Google shows results in Arial.
const { widths } = deviceWidths('Arial', 'regular');

// Letters of other alphabets are about as wide as a capital, those of China, Japan and Korea as wide as high.
const otherLetter = 667;
const ideograph = 1000;

/** The width of a line in search results, in pixels, in Arial of `size` pixels. Accents add nothing. */
export function searchWidth(text: string, size: number): number {
  const characters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  const units = characters.map((character) => {
    const isIdeograph = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
    return widths.get(character) ?? (isIdeograph.test(character) ? ideograph : otherLetter);
  });
  return Math.ceil((units.reduce((sum, width) => sum + width, 0) * size) / 1000);
}

import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url&no-inline';
import { fontFamily, fontWeight } from './typeface.ts';

/**
 * The font is not part of the first paint, with which it would compete: the first page is shown in a typeface that is
 * there, and the next in this one (useFont.ts).
 */
export const fontUrl = latin;

/** The font for a document, yet to be loaded. */
export function newFont({ defaultView }: Document = document): FontFace {
  return new (defaultView?.FontFace ?? FontFace)(fontFamily, `url(${fontUrl})`, {
    weight: fontWeight,
  });
}

/** Gets the font into a document whatever the time it takes, where pages are worked on and not visited. */
export async function loadFont(document: Document): Promise<void> {
  const font = newFont(document);
  document.fonts.add(font);
  await font.load();
}

/** The font for browsers without script, from their second page on. */
export const fontFace = `@font-face{font-family:'${fontFamily}';font-weight:${fontWeight};font-display:optional;src:url(${latin})}`;

/** What is shown until then, on desktops and iPhones, and on Android. */
export const fallbackFonts = 'Like Arial, Like Roboto, system-ui, sans-serif';

// Each is brought to the ascent and descent of Instrument Sans, and to the widths that it gives the texts of this site at
// 400 and 650, and a little more, so that lines break alike.
export const fallbackFaces = [
  fallback('Arial', 400, ['Arial', 'Liberation Sans'], 1.021),
  fallback('Arial', '600 700', ['Arial Bold', 'Liberation Sans Bold'], 0.985),
  fallback('Roboto', 400, ['Roboto'], 1.026),
  fallback('Roboto', '600 700', ['Roboto Bold'], 1.047),
].join('');

// Instrument Sans: ascent 970, descent 250 of 1000 units.
function fallback(name: string, weight: number | string, local: string[], width: number): string {
  const percent = (share: number) => `${Number(((share * 100) / width).toFixed(1))}%`;
  return `@font-face {
    font-family: Like ${name};
    font-weight: ${weight};
    src: ${local.map((font) => `local(${font})`).join()};
    ascent-override: ${percent(0.97)};
    descent-override: ${percent(0.25)};
    line-gap-override: 0%;
    size-adjust: ${percent(width * width)};
  }`;
}

import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url&no-inline';

/**
 * The font is not part of the first paint: the early script asks for it afterwards and swaps it in when the browser has
 * nothing else to do, and from then on at the start of each page, where it comes from the cache.
 */
export const fontUrl = latin;

/** Gets the font into a document whatever the time it takes, where pages are worked on and not visited. */
export async function loadFont(document: Document): Promise<void> {
  const Face = document.defaultView?.FontFace ?? FontFace;
  const font = new Face('Instrument Sans', `url(${fontUrl})`, { weight: '400 700' });
  document.fonts.add(font);
  await font.load();
}

/** The font for browsers without script. */
export const fontFace = `@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url(${latin}) format('woff2')}`;

/** What is shown until the font is there: first choice on desktops and iPhones, then on Android. */
export const fallbackFonts = "'Like Arial', 'Like Roboto', system-ui, sans-serif";

// Each is brought to the ascent and descent of Instrument Sans, and to the widths that it gives the texts of this site at
// 400 and 650, and a little more, so that lines break alike and nothing moves when the font comes: no text in the
// first view of any page does otherwise at 390, 768, 1280 and 1440 px.
export const fallbackFaces = [
  fallback('Arial', 400, ['Arial', 'Liberation Sans'], 1.021),
  fallback('Arial', '600 700', ['Arial Bold', 'Liberation Sans Bold'], 0.985),
  fallback('Roboto', 400, ['Roboto'], 1.026),
  fallback('Roboto', '600 700', ['Roboto Bold'], 1.047),
].join('');

// Instrument Sans: ascent 970, descent 250 of 1000 units.
function fallback(name: string, weight: number | string, local: string[], width: number): string {
  const percent = (share: number) => `${((share * 100) / width).toFixed(2)}%`;
  return `@font-face {
    font-family: 'Like ${name}';
    font-weight: ${weight};
    src: ${local.map((font) => `local('${font}')`).join()};
    ascent-override: ${percent(0.97)};
    descent-override: ${percent(0.25)};
    line-gap-override: 0%;
    size-adjust: ${(width * 100).toFixed(2)}%;
  }`;
}

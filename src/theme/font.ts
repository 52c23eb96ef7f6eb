import { fontFamily, fontFile, fontWeight, strongWeight } from './typeface.ts';

/** The address of the whole font in dev, where documents may get any character at any time. A build has a subset of it. */
export const wholeFont = `/${fontFile}`;

/** Gets the whole font into a document whatever the time it takes, where pages are worked on and not visited. */
export async function loadFont({ fonts, defaultView }: Document): Promise<void> {
  const font = new (defaultView?.FontFace ?? FontFace)(fontFamily, `url(${wholeFont})`, {
    weight: fontWeight,
  });
  fonts.add(font);
  await font.load();
}

/** The font as styles, for browsers without script, which show it from their second page on. */
export function fontFace(url: string): string {
  return `@font-face{font-family:'${fontFamily}';font-weight:${fontWeight};font-display:optional;src:url(${url})}`;
}

const digits = 'U+30-39';

/** What is shown until then, on desktops and iPhones, and on Android. */
export const fallbackFonts = 'Like Arial, Like Roboto, system-ui, sans-serif';

// Each is brought to the ascent and descent of Instrument Sans, and to the widths that it gives the texts of this site at
// 400 and 650, so that lines break alike and buttons stay. Its digits differ most, and phone numbers stand in buttons, so
// those of the strong weights have a width of their own.
export const fallbackFaces = [
  fallback('Arial', 400, ['Arial', 'Liberation Sans'], 1.021),
  fallback('Arial', strongWeight, ['Arial Bold', 'Liberation Sans Bold'], 0.977),
  fallback('Arial', strongWeight, ['Arial Bold', 'Liberation Sans Bold'], 1.043, digits),
  fallback('Roboto', 400, ['Roboto'], 1.026),
  fallback('Roboto', strongWeight, ['Roboto Bold'], 1.04),
  fallback('Roboto', strongWeight, ['Roboto Bold'], 0.984, digits),
].join('');

// Instrument Sans: ascent 970, descent 250 of 1000 units.
function fallback(
  name: string,
  weight: number | string,
  local: string[],
  width: number,
  characters = '',
): string {
  const percent = (share: number) => `${Number(((share * 100) / width).toFixed(1))}%`;
  return `@font-face {
    font-family: Like ${name};
    font-weight: ${weight};
    src: ${local.map((font) => `local(${font})`).join()};
    ascent-override: ${percent(0.97)};
    descent-override: ${percent(0.25)};
    size-adjust: ${percent(width * width)};
    ${characters && `unicode-range: ${characters};`}
  }`;
}

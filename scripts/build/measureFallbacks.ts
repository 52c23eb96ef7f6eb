import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasSerifs, type Typeface, typefacesOf } from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';
import type { Fallbacks, SiteFallbacks } from '../../src/resolved/types.ts';
import { knownFallbacks, namesOf } from '../../src/theme/fallbacks.ts';
import { type OpenFont, openFont } from '../content/fonts/openFont.ts';
import deviceWidths from './deviceWidths.json' with { type: 'json' };
import { digits, prose } from './prose.ts';

/** The weights to compare: texts with a device's regular typeface, headlines with its bold one. */
const weights = { text: 400, strong: 650 };

/**
 * The fallbacks that browsers show until the typefaces of a site have loaded. Those of the owner's fonts are measured; the others
 * are in a table (src/theme/typefaceFallbacks.json). Undefined for a site with only the default typeface.
 */
export async function measureFallbacks(
  brand: Site['brand'],
  content: string,
): Promise<SiteFallbacks | undefined> {
  const { text, headlines } = typefacesOf(brand);
  const known = knownFallbacks({ text, ...(headlines && { headlines }) });
  if (!known) return undefined;
  const measured = async (typeface: Typeface, other: Fallbacks) =>
    'file' in typeface
      ? fallbacksOf(await openFont(await readFile(path.join(content, typeface.file))), typeface)
      : other;
  return {
    text: await measured(text, known.text),
    ...(headlines && known.headlines && { headlines: await measured(headlines, known.headlines) }),
  };
}

/** The fallbacks of a typeface: the same height, and the same width for prose. */
export function fallbacksOf(font: OpenFont, typeface: Typeface): Fallbacks {
  const isSerif = hasSerifs(typeface);
  const ratio = (text: string, weight: number, device: number) => {
    const hasAll = Array.from(text).every((one) => font.characters.has(one.codePointAt(0) ?? 0));
    // A typeface for another script is replaced by a font of the device for that script, at its own size.
    return hasAll ? Number((font.widthOf(text, weight) / device).toFixed(3)) : 1;
  };
  const widths = namesOf(isSerif).map((name) => {
    const device = deviceWidths[name];
    const regular = ratio(prose, weights.text, device.regular);
    const strong = ratio(prose, weights.strong, device.strong);
    return [name, { regular, strong, digits: ratio(digits, weights.strong, device.digits) }];
  });
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, isSerif, widths: Object.fromEntries(widths) };
}

import { hasSerifs, isDefault, type Typeface, typefacesOf } from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';
import {
  defaultFallbacks,
  type Fallbacks,
  fallbackNames,
  type SiteFallbacks,
} from '../../src/theme/fallbacks.ts';
import { type OpenTypeface, openTypeface } from '../content/fonts/openTypeface.ts';
import { type DeviceWidths, deviceWidths } from './deviceWidths.ts';

/** The weights to compare: texts with a device's regular typeface, headlines with its bold one. */
const weights = { text: 400, strong: 650 };

// This many characters are enough to measure the texts of a site.
const maxCharacters = 20_000;

/**
 * Measures the fallbacks that browsers show until the typefaces of a site have loaded: they have the same height, and the same
 * width for the texts of these documents. Undefined for a site with only the default typeface, whose values are in
 * src/theme/fallbacks.ts.
 */
export async function measureFallbacks(
  brand: Site['brand'],
  documents: Iterable<object>,
  content: string,
): Promise<SiteFallbacks | undefined> {
  const { text, headlines } = typefacesOf(brand);
  if (!headlines && isDefault(text)) return undefined;
  const sample = sampleOf(documents);
  const measured = async (typeface: Typeface) =>
    fallbacksOf(await openTypeface(typeface, content, sample), typeface, sample);
  return {
    text: isDefault(text) ? defaultFallbacks : await measured(text),
    ...(headlines && { headlines: await measured(headlines) }),
  };
}

/** The fallbacks of a typeface for a text. Only characters that it and the device font have are compared. */
export function fallbacksOf(font: OpenTypeface, typeface: Typeface, sample: string): Fallbacks {
  const isSerif = hasSerifs(typeface);
  const letters = sample.replace(/\d+/g, '');
  const fallbacks = (isSerif ? fallbackNames.serif : fallbackNames.sans).map((name) => {
    const bold = deviceWidths(name, 'bold');
    const ratio = (text: string, weight: number, device = bold) => {
      const all = Array.from(text);
      const both = all.filter((one) => font.has(one) && device.widths.has(one));
      // Text in another script is in a font of the device, at its own size.
      if (both.length === 0 || both.length < all.length / 2) return 1;
      return Number((font.widthOf(both.join(''), weight) / widthIn(device, both)).toFixed(3));
    };
    return {
      name,
      regular: ratio(sample, weights.text, deviceWidths(name, 'regular')),
      strong: ratio(letters, weights.strong),
      // Digits are not kerned.
      digits: ratio('0123456789', weights.strong, { ...bold, kerning: 1 }),
    };
  });
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, isSerif, fallbacks };
}

/** The width of characters of a device font, as a fraction of the font size. */
function widthIn({ widths, kerning }: DeviceWidths, characters: readonly string[]): number {
  const plain = characters.reduce((sum, one) => sum + (widths.get(one) ?? 0), 0);
  return (plain * kerning) / 1000;
}

/** A sample of the documents' texts, sorted, so that the same documents give the same sample. */
export function sampleOf(documents: Iterable<object>): string {
  const texts = Array.from(documents).flatMap(textsIn);
  return texts.sort().join(' ').slice(0, maxCharacters);
}

/** All texts of a value that contain a space. Field names, file names and addresses do not. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

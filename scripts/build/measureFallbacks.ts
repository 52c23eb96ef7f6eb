import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../schema/index.ts';
import {
  hasSerifs,
  isDefault,
  packageOf,
  type Typeface,
  typefacesOf,
} from '../../schema/typefaces.ts';
import {
  defaultFallbacks,
  type Fallbacks,
  fallbackNames,
  type SiteFallbacks,
} from '../../src/theme/fallbacks.ts';
import { type OpenFont, openFont } from '../content/fonts/openFont.ts';

// npm packages of fonts with the widths of device fonts: Arimo has those of Arial, and Tinos those of Times New Roman.
const doubles = {
  Arial: 'arimo',
  Roboto: 'roboto',
  Times: 'tinos',
  'Noto Serif': 'noto-serif',
} as const;

/** The weights to compare: texts with the regular typeface of a device, headlines with the bold one. */
const weights = { text: 400, strong: 650 };

// The number of characters that are enough to measure the texts of a site.
const enough = 20_000;

/** The file of a typeface. The owner's own font is in the folder of documents. */
export function fileOf(typeface: Typeface, content: string): string {
  return 'file' in typeface ? path.join(content, typeface.file) : packageOf(typeface.name).file;
}

/**
 * Measures the fallbacks that browsers show until the typefaces of a site have loaded: they have the same height, and the same
 * width for the texts of these documents. Undefined for a site with the default typeface alone, whose values are in
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
    fallbacksOf(await openFont(await readFile(fileOf(typeface, content))), typeface, sample);
  return {
    text: isDefault(text) ? defaultFallbacks : await measured(text),
    ...(headlines && { headlines: await measured(headlines) }),
  };
}

/** The fallbacks of a typeface for a text. */
export async function fallbacksOf(
  font: OpenFont,
  typeface: Typeface,
  sample: string,
): Promise<Fallbacks> {
  const isSerif = hasSerifs(typeface);
  const letters = sample.replace(/\d+/g, '');
  const fallbacks = (isSerif ? fallbackNames.serif : fallbackNames.sans).map(async (name) => {
    const [regular, bold] = await Promise.all(
      ([400, 700] as const).map((weight) => openDouble(doubles[name], weight)),
    );
    const width = (text: string, weight: number, other = bold) => {
      const [own, others] = [font.widthOf(text, weight), other?.widthOf(text, weight) ?? 0];
      // A typeface of another script has none of these characters.
      return own > 0 && others > 0 ? Number((own / others).toFixed(3)) : 1;
    };
    return {
      name,
      regular: width(sample, weights.text, regular),
      strong: width(letters, weights.strong),
      digits: width('0123456789', weights.strong),
    };
  });
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, isSerif, fallbacks: await Promise.all(fallbacks) };
}

async function openDouble(name: string, weight: number): Promise<OpenFont> {
  const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  return openFont(await readFile(file));
}

/** The words of the documents in sorted order, so that the same documents have the same sample. */
export function sampleOf(documents: Iterable<object>): string {
  const texts = Array.from(documents).flatMap(textsIn);
  return texts.sort().join(' ').slice(0, enough);
}

/** All texts of a value that have a space. Names of fields and files, and addresses, have none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

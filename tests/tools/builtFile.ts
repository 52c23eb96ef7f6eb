import path from 'node:path';
import sharp from 'sharp';
import { readColor } from '../../schema/colors/index.ts';

/** A built file, prepared for searching. */
export type BuiltFile = {
  /** Its path in the build folder. */
  name: string;
  /** Its text with and without tags; empty for a picture, a font or an archive. */
  texts: readonly string[];
  /** All sequences of four words in it. */
  runs: ReadonlySet<string>;
  /** The colors in its text or in an icon's pixels, as #rrggbb. */
  colors: ReadonlySet<string>;
  /** The company's mark in it. */
  marks: ReadonlySet<string>;
  /** The labels in an SVG. */
  labels: ReadonlySet<string>;
};

const runLength = 4;

/** All sequences of four words in a text, in lowercase. Ignores everything except letters and digits. */
export function runsIn(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs: string[] = [];
  for (let at = 0; at + runLength <= words.length; at += 1) {
    const run = words.slice(at, at + runLength);
    // Sequences of numbers or short words, such as "at the end of", are not specific to a company.
    if (run.filter((word) => /\p{L}{4}/u.test(word)).length >= 2) runs.push(run.join(' '));
  }
  return runs;
}

const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' };

/** A text with the escapes of documents, scripts and JSON decoded. */
function decoded(text: string): string {
  return (
    text
      .replace(/\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi, (_, long, short) =>
        String.fromCodePoint(Number.parseInt(long ?? short, 16)),
      )
      .replace(/\\[nrt]/g, ' ')
      .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
        String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
      )
      .replace(/&(amp|quot|lt|gt|nbsp);/g, (_, name: string) => named[name] ?? '')
      // Reverts typographic characters.
      .replace(/\s/g, ' ')
      .replaceAll('\u2011', '-')
      .replaceAll('\u2060', '')
  );
}

const colorNotation =
  /(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]*\)/gi;

/** The colors in a text, without opacity. */
function colorsIn(text: string): Set<string> {
  const written = Array.from(text.matchAll(colorNotation), ([color]) => color);
  return new Set(
    Array.from(new Set(written)).flatMap((color) => readColor(withoutOpacity(color)) ?? []),
  );
}

function withoutOpacity(color: string): string {
  const hex = color.replace('%23', '#');
  if (!hex.startsWith('#')) return hex.replace(/\/[^)]*/, '');
  return hex.length === 9 ? hex.slice(0, 7) : hex.length === 5 ? hex.slice(0, 4) : hex;
}

/** The colors of at least one in a thousand pixels of an icon. */
async function colorsOfPixels(icon: Buffer): Promise<Set<string>> {
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const least = (info.width * info.height) / 1000;
  return new Set(Array.from(counts).flatMap(([color, count]) => (count > least ? [color] : [])));
}

const isPicture = /\.(?:png|jpe?g|avif|webp|ico|woff2?|gz|br|zst)$/;

/** Reads a built file. For photos, only the name is used; for icons and share pictures, also the colors. */
export async function builtFile(name: string, bytes: Buffer): Promise<BuiltFile> {
  const none = {
    texts: [],
    runs: new Set<string>(),
    colors: new Set<string>(),
    marks: new Set<string>(),
    labels: new Set<string>(),
  };
  if (isPicture.test(name)) {
    const isIcon = name.endsWith('.png') && path.dirname(name) !== 'assets';
    return { ...none, name, colors: isIcon ? await colorsOfPixels(bytes) : none.colors };
  }
  const text = bytes.toString('utf8');
  const plain = decoded(text);
  const isMarkup = /\.(?:html|svg|xml)$/.test(name);
  const texts = isMarkup ? [plain.replace(/<[^>]*>/g, ''), plain] : [plain];
  const all = (pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, found]) => decoded(found ?? '').trim()));
  return {
    name,
    texts,
    runs: new Set(texts.flatMap(runsIn)),
    colors: colorsIn(text),
    marks: isMarkup ? marksIn(name, text) : none.marks,
    labels: isMarkup ? all(/<text\b[^>]*>([^<]+)<\/text>/g) : none.labels,
  };
}

/** The mark next to the company's name, and its icon, without their colors. */
function marksIn(name: string, text: string): Set<string> {
  const home = /<header\b[\s\S]*?<a\b[^>]*href="\/"[^>]*>([\s\S]*?)<\/a>/.exec(text)?.[1];
  const drawn =
    name === 'favicon.svg' ? text : /<(?:svg\b[\s\S]*?<\/svg>|img\b[^>]*>)/.exec(home ?? '')?.[0];
  const shape = drawn
    ?.replace(/<(style|title)\b[\s\S]*?<\/\1>/g, '')
    .replace(/ (?:class|fill|stroke|style|stroke-width)="[^"]*"/g, '')
    .replace(/\s+/g, ' ');
  return new Set(shape ? [shape] : []);
}

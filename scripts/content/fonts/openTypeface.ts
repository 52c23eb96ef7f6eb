import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFilesOf, isInRange, type Typeface } from '../../../schema/browser.ts';
import { type OpenFont, openFont } from './openFont.ts';

/** A file of a typeface, with the characters for which it is used as a CSS unicode-range; undefined for all. */
export type TypefaceFile = { file: string; range: string | undefined };

/** The files of a typeface, the main file first. The owner's font is one file in `content`, the folder of documents. */
export function typefaceFiles(typeface: Typeface, content: string): TypefaceFile[] {
  if ('name' in typeface) return fontFilesOf(typeface.name);
  return [{ file: path.join(content, typeface.file), range: undefined }];
}

/** Code points as a CSS unicode-range (CSS Fonts 4, 4.5). */
export function rangeOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join();
}

/** A typeface of one or several files. Its metrics are those of its main file. */
export type OpenTypeface = Pick<
  OpenFont,
  'ascent' | 'descent' | 'lineGap' | 'widthOf' | 'outlinesOf'
> & { has(character: string): boolean };

/** Opens the main file of a typeface, and those of its other files that have characters of a text. */
export async function openTypeface(
  typeface: Typeface,
  content: string,
  text: string,
): Promise<OpenTypeface> {
  const characters = Array.from(new Set(text));
  const files = typefaceFiles(typeface, content).filter(
    ({ range }, index) =>
      index === 0 || range === undefined || characters.some((one) => isInRange(range, one)),
  );
  const fonts = await Promise.all(files.map(async ({ file }) => openFont(await readFile(file))));
  return joinFonts(fonts);
}

/** Fonts as one: each character is from the first font that has it, as browsers choose. */
export function joinFonts(fonts: readonly OpenFont[]): OpenTypeface {
  const [main] = fonts;
  if (!main) throw new Error('A typeface has at least one font.');
  const fontOf = (character: string) =>
    fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));

  /** The parts of a text by font, without characters that no font has. */
  function runsOf(text: string): { font: OpenFont; part: string }[] {
    const runs: { font: OpenFont; part: string }[] = [];
    for (const character of text) {
      const font = fontOf(character);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.part += character;
      else runs.push({ font, part: character });
    }
    return runs;
  }

  const { ascent, descent, lineGap } = main;
  return {
    ...{ ascent, descent, lineGap },
    has: (character) => fontOf(character) !== undefined,
    widthOf: (text, weight) =>
      runsOf(text).reduce((sum, { font, part }) => sum + font.widthOf(part, weight), 0),
    outlinesOf(text, weight, spacing) {
      let start = 0;
      return runsOf(text).flatMap(({ font, part }) => {
        const left = start;
        start += font.widthOf(part, weight) + Array.from(part).length * spacing;
        return font.outlinesOf(part, weight, spacing).map(({ type, values }) => ({
          type,
          values: values.map((value, index) => (index % 2 === 0 ? value + left : value)),
        }));
      });
    },
  };
}

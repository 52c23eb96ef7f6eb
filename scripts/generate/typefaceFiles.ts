import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf, typefaceNames } from '../../schema/browser.ts';
import { openFont } from '../content/fonts/openFont.ts';

/** schema/typefaceFiles.ts: the files of each typeface, with the characters that only this file or this file first has. */
export async function typefaceFiles(): Promise<string> {
  const typefaces = await Promise.all(typefaceNames.map(filesOf));
  return `// Written by "npm run generate" from the packages @fontsource-variable/*.

/** The files of each typeface by their subset, each with its characters as a CSS unicode-range. No character is in two. */
export const typefaceFiles = {
${typefaces.join('')}} as const;
`;
}

async function filesOf(name: (typeof typefaceNames)[number]): Promise<string> {
  const { file: latin } = packageOf(name);
  const [start, end] = latin.split('latin');
  const prefix = path.basename(start ?? '');
  const subsets = (await readdir(path.dirname(latin)))
    .filter((file) => file.startsWith(prefix) && file.endsWith(end ?? ''))
    .map((file) => file.slice(prefix.length, -(end ?? '').length))
    .sort((a, b) => Number(b === 'latin') - Number(a === 'latin') || a.localeCompare(b));
  const known = new Set<number>();
  const lines: string[] = [];
  for (const subset of subsets) {
    const { characters } = await openFont(await readFile(`${start}${subset}${end}`));
    const own = Array.from(characters).filter((code) => !known.has(code));
    for (const code of own) known.add(code);
    if (own.length > 0) lines.push(entry(keyOf(subset), rangeOf(own)));
  }
  return `  ${keyOf(name)}: {\n${lines.join('')}  },\n`;
}

/** Code points as a CSS unicode-range (CSS Fonts 4, 4.5). */
function rangeOf(codes: readonly number[]): string {
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

const keyOf = (name: string) => (/^[A-Za-z]+$/.test(name) ? name : `'${name}'`);

/** An entry in the format of the linter: on one line if that has at most 100 characters. */
function entry(key: string, range: string): string {
  const line = `    ${key}: '${range}',`;
  return line.length <= 100 ? `${line}\n` : `    ${key}:\n      '${range}',\n`;
}

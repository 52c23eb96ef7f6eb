import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf, typefaceNames } from '../../schema/browser.ts';
import { openFont } from '../content/fonts/openFont.ts';
import { rangeOf } from '../content/fonts/openTypeface.ts';

/**
 * schema/typefaceFiles.json: the files of each typeface by subset, each with the characters that it is the first file to have, as
 * a CSS unicode-range.
 */
export async function typefaceFiles(): Promise<string> {
  const entries = typefaceNames.map(async (name) => [name, await filesOf(name)] as const);
  return `${JSON.stringify(Object.fromEntries(await Promise.all(entries)), undefined, 2)}\n`;
}

async function filesOf(name: (typeof typefaceNames)[number]): Promise<Record<string, string>> {
  const { file: latin } = packageOf(name);
  const [start, end] = latin.split('latin');
  const prefix = path.basename(start ?? '');
  const subsets = (await readdir(path.dirname(latin)))
    .filter((file) => file.startsWith(prefix) && file.endsWith(end ?? ''))
    .map((file) => file.slice(prefix.length, -(end ?? '').length))
    .sort((a, b) => Number(b === 'latin') - Number(a === 'latin') || a.localeCompare(b));
  const known = new Set<number>();
  const files: Record<string, string> = {};
  for (const subset of subsets) {
    const { characters } = await openFont(await readFile(`${start}${subset}${end}`));
    const added = Array.from(characters).filter((code) => !known.has(code));
    for (const code of added) known.add(code);
    if (added.length > 0) files[subset] = rangeOf(added);
  }
  return files;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The documents of a folder with their texts, sorted by name, without pictures and other files. */
export function documentsIn(folder: string): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The names of the pages among them. */
export function pageNamesIn(folder: string): string[] {
  return documentsIn(folder).flatMap(({ name }) => (name === 'site.json' ? [] : [name]));
}

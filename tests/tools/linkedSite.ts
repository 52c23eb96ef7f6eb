import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFixture } from './siteCopy.ts';

/**
 * Replaces the folder `pages` in a folder with a copy of the second site. All its pages link to the visit page, so changing that
 * page's path changes five files.
 */
export async function copySite(place: string): Promise<void> {
  for (const name of ['pages', '.editor']) {
    await rm(path.join(place, name), { recursive: true, force: true });
  }
  const folder = path.join(place, 'pages');
  await copyFixture('second-site', folder);
  for (const [name, link] of [
    ['home.json', '"/restoration"'],
    ['not-found.json', '"/"'],
    ['restoration.json', '"#lead-form"'],
  ] as const) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const at = text.lastIndexOf(link);
    if (at < 0) throw new Error(`${name} has no link ${link}.`);
    await writeFile(file, `${text.slice(0, at)}"/visit"${text.slice(at + link.length)}`);
  }
}

/** The texts of all documents in a folder, by name. */
export async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

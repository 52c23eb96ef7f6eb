import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFolder } from '../../schema/browser.ts';
import { type Page, pageFields, type Site, siteFields } from '../../schema/index.ts';
import { textsOfKind } from '../../schema/inspect.ts';
import { pathIn } from '../content/projectPath.ts';

const source = 'src/public';

/**
 * Copies the files of the folder `public` to a built folder, and returns their addresses. A demo is copied only if a document
 * names it, with the styles and scripts that the demo names.
 */
export async function copyPublic(
  out: string,
  languages: readonly { site: Site; pages: readonly Page[] }[],
): Promise<string[]> {
  const texts = [
    ...languages.flatMap(({ site }) => textsOfKind('file', siteFields, site)),
    ...languages.flatMap(({ pages }) =>
      pages.flatMap((page) => textsOfKind('file', pageFields, page)),
    ),
  ];
  const named = new Set(texts.map(({ text }) => text));
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${pathIn(source, path.join(parentPath, name))}`);
  // The set grows during iteration, so files named by other files are visited too.
  for (const address of named) {
    if (!all.includes(address)) continue;
    for (const other of await namedIn(address)) named.add(other);
  }
  const copied = all.filter((address) => !address.startsWith(demoFolder) || named.has(address));
  for (const address of copied) {
    await mkdir(path.dirname(path.join(out, address)), { recursive: true });
    await copyFile(path.join(source, address), path.join(out, address));
  }
  return copied;
}

/** The addresses that an HTML file of `public` names: styles, scripts, and other pages. */
async function namedIn(address: string): Promise<string[]> {
  if (!address.endsWith('.html')) return [];
  const html = await readFile(path.join(source, address), 'utf8');
  const found = Array.from(html.matchAll(/ (?:src|href)="([^"#?]+)/g), ([, to = '']) => to);
  return found.map((to) => new URL(to, new URL(address, 'http://site')).pathname);
}

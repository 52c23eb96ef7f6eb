import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../../schema/diagnose/index.ts';
import type { Page, Site } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';

const folder = 'pages-json';
const read = (name: string) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') });

const { content, diagnostics } = diagnose(
  readdirSync(folder)
    .filter((name) => name !== 'site.json')
    .map(read),
  read('site.json'),
);
if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));

export const site: Site = content.site;
export const pages: Page[] = content.pages;
/** Every route that a visitor can open. */
export const routes: string[] = pages
  .map(({ path: route }) => route)
  .filter((route) => route !== notFoundPath);

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../../schema/diagnose/index.ts';
import type { Page, Site } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';

const folder = 'pages-json';
const read = (name: string) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') });

/** The pages as they are written, with the names of facts in braces. */
export const documents = readdirSync(folder)
  .filter((name) => name !== 'site.json')
  .map(read);

const { content, diagnostics } = diagnose(documents, read('site.json'));
if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));

export const site: Site = content.site;
/** The pages as visitors see them, with the facts filled in. */
export const pages: Page[] = content.pages;
/** Every route that a visitor can open. */
export const routes: string[] = pages
  .map(({ path: route }) => route)
  .filter((route) => route !== notFoundPath);

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';

/**
 * Writes each page into a folder: `<route>/index.html`, the document beside it for moves on the client,
 * and 404.html. Rejects with the page's path when a page cannot be drawn.
 */
export async function writePages(
  folder: string,
  { pages }: { site: Site; pages: readonly Page[] },
  draw: (page: Page) => Promise<string>,
): Promise<void> {
  for (const page of pages) {
    let html: string;
    try {
      html = await draw(page);
    } catch (error) {
      throw new Error(
        `The page ${page.path} could not be drawn. ${error instanceof Error ? error.stack : error}`,
      );
    }
    const target = path.join(folder, page.path);
    await mkdir(target, { recursive: true });
    const file = page.path === notFoundPath ? `${target}.html` : path.join(target, 'index.html');
    await Promise.all([
      writeFile(file, html),
      writeFile(path.join(target, 'page.json'), JSON.stringify(page)),
    ]);
  }
}

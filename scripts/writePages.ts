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
    if (page.path === notFoundPath) {
      await writeFile(path.join(folder, '404.html'), html);
      continue;
    }
    const target = path.join(folder, page.path);
    await mkdir(target, { recursive: true });
    await Promise.all([
      writeFile(path.join(target, 'index.html'), html),
      writeFile(path.join(target, 'page.json'), JSON.stringify(page)),
    ]);
  }
}

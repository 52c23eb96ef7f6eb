import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits, maxPictureBytes } from '../../scripts/build/budget.ts';
import { bytesOfPages } from '../../scripts/build/pageBytes.ts';
import { pageFile } from '../../scripts/build/pageFile.ts';
import { readBuiltPages } from '../../scripts/build/readBuild.ts';
import type { PageWeight } from '../api.ts';
import { buildSite } from './git/buildSite.ts';

/** Builds the saved documents of a folder, weighs each page, and deletes the build. */
export async function weigh(
  folder: string,
  build: typeof buildSite = buildSite,
): Promise<{ pages: PageWeight[] }> {
  let pages: PageWeight[] = [];
  await build(folder, async (built) => {
    const bytesOf = bytesOfPages(built);
    const found = await readBuiltPages(built);
    pages = await Promise.all(
      found.map(async (page): Promise<PageWeight> => {
        const { html, javascript, data, font, drawings, icons, total } = await bytesOf(page.path);
        const parts: PageWeight['parts'] = [
          { words: 'Texts and layout', bytes: html, limit: limits.html },
          { words: 'Code of the blocks', bytes: javascript, limit: limits.javascript },
          { words: 'Drawings, plans and icons', bytes: drawings, limit: limits.drawings },
          { words: 'Typefaces', bytes: font },
          { words: 'The page once more, for the code', bytes: data },
          { words: 'Icon of the site', bytes: icons },
        ];
        return {
          path: page.path,
          parts: parts.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes),
          total: { bytes: total, limit: limits.total },
          pictures: await picturesOf(built, page.path),
        };
      }),
    );
  });
  return { pages };
}

// A phone of 390 pixels at double density loads the smallest file that is at least this wide.
const widthOfPhone = 780;

/** The number and bytes of a built page's pictures on a phone: of each the first format, which is the smallest. */
async function picturesOf(built: string, route: string): Promise<PageWeight['pictures']> {
  const html = await readFile(path.join(built, pageFile(route)), 'utf8');
  const files = new Set(
    Array.from(html.matchAll(/<picture>([\s\S]*?)<\/picture>/g), ([, inner = '']) =>
      fileForPhone(inner),
    ).filter((url) => url !== undefined),
  );
  const sizes = await Promise.all([...files].map((url) => stat(path.join(built, url))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return { count: files.size, bytes, limit: maxPictureBytes };
}

function fileForPhone(picture: string): string | undefined {
  const [, set] = /srcset="([^"]*)"/.exec(picture) ?? [];
  if (set === undefined) return /src="([^"]*)"/.exec(picture)?.[1];
  const files = set.split(',').map((entry) => {
    const [url = '', width = ''] = entry.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) };
  });
  const sorted = files.sort((a, b) => a.width - b.width);
  return (sorted.find(({ width }) => width >= widthOfPhone) ?? sorted.at(-1))?.url;
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlockType, Page } from '../../schema/index.ts';
import { onlyFor, type Words } from '../../schema/words/index.ts';
import type { VisitorSite } from '../../src/shared/site.ts';
import { contentHash } from './hosting/hosting.ts';

/**
 * Writes the part of site.json that the browser needs to a file with a hash in its name. Returns its address. Omits the notes for
 * editors, the settings for publishing and hosting, the redirects, the calling code (already in links), the facts (already
 * filled in), the brand with its fallbacks (already in the styles), the drawings (already in the pages' documents), and UI
 * strings that no page of the site uses.
 */
export async function writeSite(
  out: string,
  {
    $schema,
    samples,
    publishing,
    host,
    httpsSubdomains,
    redirects,
    callingCode,
    brand,
    fallbacks,
    drawings,
    ...site
  }: VisitorSite,
  pages: readonly Page[],
): Promise<string> {
  const words = wordsOfPages(site, pages);
  const text = JSON.stringify({ ...site, facts: {}, words });
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

const blockWords: Partial<Record<BlockType, readonly string[]>> = onlyFor.blocks;

/** The UI strings that code shows on the pages of a site after they are rendered. */
export function wordsOfPages(
  { words, hasFacts }: Pick<VisitorSite, 'words' | 'hasFacts'>,
  pages: readonly Pick<Page, 'blocks'>[],
): Partial<Words> {
  const types = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const needed = new Set<string>(hasFacts ? onlyFor.companyFacts : []);
  for (const type of types) for (const name of blockWords[type] ?? []) needed.add(name);
  const optional = new Set<string>([
    ...onlyFor.companyFacts,
    ...Object.values(onlyFor.blocks).flat(),
  ]);
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => needed.has(name) || !optional.has(name)),
  );
}

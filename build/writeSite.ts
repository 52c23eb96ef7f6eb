import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../schema/index.ts';
import type { VisitorSite } from '../src/shared/site.ts';
import { onlyFor } from '../words/index.ts';
import { contentHash } from './hosting.ts';

/**
 * Writes the part of site.json that the browser needs to a file with a hash in its name, and returns its address. It omits
 * the notes for editors, the settings for publishing, the redirects, the facts (which are filled in), the brand with its
 * fallbacks (which are in the styles), the drawings (which have a file of their own) and words that no page of the site uses.
 */
export async function writeSite(
  out: string,
  { $schema, samples, publishing, redirects, brand, fallbacks, drawings, ...site }: VisitorSite,
  pages: readonly Page[],
): Promise<string> {
  const hasGallery = pages.some(({ blocks }) => blocks.some(({ type }) => type === 'gallery'));
  const unsaid = new Set<string>([
    ...onlyFor.markup,
    ...(hasGallery ? [] : onlyFor.galleries),
    ...(site.hasFacts ? [] : onlyFor.companyFacts),
  ]);
  const words = Object.entries(site.words).filter(([name]) => !unsaid.has(name));
  const text = JSON.stringify({ ...site, facts: {}, words: Object.fromEntries(words) });
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

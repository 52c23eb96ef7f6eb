import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VisitorSite } from '../src/shared/site.ts';
import { contentHash } from './hosting.ts';

/**
 * Writes the part of site.json that the browser needs to a file whose name changes with its content, and returns its
 * address. The notes for editors, where they publish to, the redirects, the facts (which are filled in) and the
 * brand (which is in the styles) are not in it.
 */
export async function writeSite(
  out: string,
  { $schema, samples, publishing, redirects, brand, ...site }: VisitorSite,
): Promise<string> {
  const text = JSON.stringify({ ...site, facts: {} });
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

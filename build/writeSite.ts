import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VisitorSite } from '../src/shared/site.ts';
import { contentHash } from './hosting.ts';

/**
 * Writes the part of site.json that the browser needs to a file whose name changes with its content, and returns its
 * address. The notes for editors, the redirects, the facts (which are filled in), the brand (which is in the styles) and the
 * drawings (which have a file of their own) are not in it.
 */
export async function writeSite(
  out: string,
  { $schema, samples, redirects, brand, drawings, ...site }: VisitorSite,
): Promise<string> {
  const text = JSON.stringify({ ...site, facts: {} });
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../schema/index.ts';

/**
 * Writes what the browser needs of site.json under a name that changes with its content, and returns its
 * address. Notes for editors stay at home.
 */
export async function writeSite(out: string, { $schema, samples, ...site }: Site): Promise<string> {
  const text = JSON.stringify(site);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/site-${hash}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copies a site of tests/fixtures. Its files keep their times, because files that have just changed are read twice. */
export const copyFixture = (name: string, to: string): Promise<void> =>
  cp(path.join('tests/fixtures', name), to, { recursive: true, preserveTimestamps: true });

/** Makes a temporary folder whose subfolder `pages` is a copy of the second site. */
export async function siteCopy(): Promise<{ place: string; folder: string }> {
  const place = await mkdtemp(path.join(tmpdir(), 'site-'));
  const folder = path.join(place, 'pages');
  await copyFixture('second-site', folder);
  return { place, folder };
}

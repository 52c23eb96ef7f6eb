import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/content.ts';
import { copyDownloads } from './copyDownloads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copied-'));
  await mkdir(path.join(folder, 'content/downloads/2026'), { recursive: true });
  for (const name of ['linked.pdf', '2026/old.pdf', 'nobody.pdf'])
    await cp(
      'tests/fixtures/second-site/downloads/price-list.pdf',
      path.join(folder, 'content/downloads', name),
    );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const [page] = pages;
if (!page) throw new Error('The site has no page.');
const linking = (href: string) => ({
  ...page,
  blocks: [{ type: 'hero' as const, headline: 'Hello', ctaText: 'Read', href }],
});
const copy = (href: string, to: string) =>
  copyDownloads(path.join(folder, 'content'), path.join(folder, 'out'), [
    {
      site: { ...site, redirects: [{ from: '/old.pdf', to }] },
      pages: [linking(href), linking('/faq')],
    },
  ]);

test('copies only files that pages and redirects lead to', async () => {
  await copy('/downloads/linked.pdf', '/downloads/2026/old.pdf');
  const copied = await readdir(path.join(folder, 'out'), { recursive: true });
  expect(copied.filter((name) => name.endsWith('.pdf')).sort()).toEqual([
    'downloads/2026/old.pdf',
    'downloads/linked.pdf',
  ]);
});

test('rejects if a linked file is missing', async () => {
  await expect(copy('/downloads/gone.pdf', '/')).rejects.toThrow('ENOENT');
});

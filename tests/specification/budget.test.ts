import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../scripts/build/budget.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { bytesOfPages } from '../../scripts/build/pageBytes.ts';
import { contentOf } from '../tools/content.ts';

const { pages } = await contentOf('pages-json');
let out: string;
let pageBytes: ReturnType<typeof bytesOfPages>;

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'shipped-'));
  await buildSite({ content: 'pages-json', out: path.join(out, 'site') });
  pageBytes = bytesOfPages(path.join(out, 'site'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

test.each(pages)('the first view of $path is within the size limits', async ({ path: route }) => {
  const { files, ...bytes } = await pageBytes(route);
  for (const [kind, limit] of Object.entries(limits)) {
    const figure = Object.entries(bytes).find(([name]) => name === kind)?.[1];
    expect(figure, `${kind}: ${JSON.stringify(files)}`).toBeLessThanOrEqual(limit);
  }
});

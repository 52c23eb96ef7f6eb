// @vitest-environment node
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentOf, pages, routes, site, testSite } from '../tools/content.ts';
import { changeSite } from './changeSite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'owner-'));
  await cp(testSite, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what an owner changes is without a mistake, and is all that it is meant to be', async () => {
  const gone = await changeSite(folder);
  const changed = await contentOf(folder);
  const kept = routes.filter((route) => route !== gone);
  expect(changed.routes.sort()).toEqual([...kept, '/clean-rooms', '/trades/clinics'].sort());
  expect(JSON.stringify(changed.site.header)).not.toContain(`"${gone}"`);
  expect(changed.site.header.services.title).not.toBe(site.header.services.title);
  for (const page of pages) {
    const now = changed.pages.find((other) => other.path === page.path);
    if (!now) continue;
    expect(now.title).not.toBe(page.title);
    expect(now.title).toHaveLength(page.title.length);
    const headlines = (blocks: typeof page.blocks) =>
      blocks.flatMap((block) => ('headline' in block ? (block.headline ?? []) : []));
    for (const headline of headlines(page.blocks)) {
      expect(headlines(now.blocks)).not.toContain(headline);
    }
  }
  const home = (all: typeof pages) => all.find(({ path: route }) => route === '/')?.blocks ?? [];
  expect(home(changed.pages).length).toBeLessThanOrEqual(home(pages).length / 2 + 1);
});

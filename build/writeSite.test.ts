// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../tests/support/content.ts';
import { writeSite } from './writeSite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('visitors get what pages show, and nothing that is for editors and hosts', async () => {
  const notes = { samples: ['Call Ada'], redirects: [{ from: '/old', to: '/' }], $schema: 'x' };
  const brand = { colors: ['#0b5d3b'] };
  const url = await writeSite(folder, { ...site, ...notes, brand });
  const {
    samples: _samples,
    redirects: _redirects,
    $schema: _schema,
    drawings: _drawings,
    ...shown
  } = site;
  const written = JSON.parse(await readFile(path.join(folder, url), 'utf8'));
  expect(written).toEqual({ ...JSON.parse(JSON.stringify(shown)), facts: {} });
});

test('a change of the site has another address, so that no browser keeps the old one', async () => {
  const first = await writeSite(folder, site);
  expect(await writeSite(folder, site)).toBe(first);
  expect(await writeSite(folder, { ...site, company: 'Another' })).not.toBe(first);
});

import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyFor } from '../../schema/words/index.ts';
import { pages, site } from '../../tests/tools/content.ts';
import { wordsOfPages, writeSite } from './writeSite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
});

const readWritten = async (url: string) =>
  JSON.parse(await readFile(path.join(folder, url), 'utf8'));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('sends visitors what pages show, and nothing for editors and hosts', async () => {
  const notes = { samples: ['Call Ada'], redirects: [{ from: '/old', to: '/' }], $schema: 'x' };
  const brand = { colors: ['#0b5d3b'] };
  const editor = { repository: 'anna/site' };
  const host = 'apache' as const;
  // A field of a later version is private until somebody names it.
  const later = { password: 'secret', exceptions: [] };
  const all = { ...site, ...notes, ...later, brand, editor, host };
  const url = await writeSite(folder, all, pages);
  const {
    samples: _samples,
    redirects: _redirects,
    callingCode: _callingCode,
    $schema: _schema,
    drawings: _drawings,
    words,
    ...publicFields
  } = site;
  const { words: sent, ...written } = await readWritten(url);
  expect(written).toEqual({ ...JSON.parse(JSON.stringify(publicFields)), facts: {} });
  expect(words).toMatchObject(sent);
  expect(Object.keys(sent).length).toBeGreaterThan(10);
});

test('omits UI strings for galleries and company facts on sites without them', () => {
  const { hasFacts: _, ...bare } = site;
  const optional: readonly string[] = [...onlyFor.blocks.gallery, ...onlyFor.companyFacts];
  const sent = (has: object, types: readonly string[]) => {
    const blocks = pages.flatMap((page) => page.blocks).filter(({ type }) => types.includes(type));
    return Object.keys(wordsOfPages({ ...bare, ...has }, [{ blocks }])).filter((name) =>
      optional.includes(name),
    );
  };
  expect(sent({}, ['hero', 'faq'])).toEqual([]);
  expect(sent({}, ['gallery'])).toHaveLength(onlyFor.blocks.gallery.length);
  expect(sent({ hasFacts: true }, ['hero'])).toHaveLength(onlyFor.companyFacts.length);
});

test('changes the address when the site changes, so that browsers do not use a stale copy', async () => {
  const first = await writeSite(folder, site, pages);
  expect(await writeSite(folder, site, pages)).toBe(first);
  expect(await writeSite(folder, { ...site, company: 'Another' }, pages)).not.toBe(first);
});

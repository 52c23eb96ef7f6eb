// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../schema/index.ts';
import { pages, site } from '../tests/support/content.ts';
import { onlyFor } from '../words/index.ts';
import { writeSite } from './writeSite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
});

type Has = { hasGallery?: boolean; hasFacts?: true };
const readWritten = async (url: string) =>
  JSON.parse(await readFile(path.join(folder, url), 'utf8'));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('visitors get what pages show, and nothing that is for editors and hosts', async () => {
  const notes = { samples: ['Call Ada'], redirects: [{ from: '/old', to: '/' }], $schema: 'x' };
  const brand = { colors: ['#0b5d3b'] };
  const publishing = 'review' as const;
  const url = await writeSite(folder, { ...site, ...notes, brand, publishing }, pages);
  const {
    samples: _samples,
    redirects: _redirects,
    $schema: _schema,
    drawings: _drawings,
    words,
    ...shown
  } = site;
  const { words: sent, ...written } = await readWritten(url);
  expect(written).toEqual({ ...JSON.parse(JSON.stringify(shown)), facts: {} });
  expect(words).toMatchObject(sent);
  // What markup alone says is in the markup.
  expect(Object.keys(sent).filter((name) => onlyFor.markup.some((own) => own === name))).toEqual(
    [],
  );
  expect(Object.keys(sent).length).toBeGreaterThan(10);
});

test.each([
  ['of galleries', onlyFor.galleries, { hasGallery: true }],
  ['of company facts', onlyFor.companyFacts, { hasFacts: true as const }],
])(
  'words %s are sent where the site has any',
  async (_what, names, { hasGallery, ...facts }: Has) => {
    const without = pages.filter(({ blocks }) => !blocks.some(({ type }) => type === 'gallery'));
    const shown = hasGallery ? pages : without;
    const sent = async (has: object, some: readonly Page[]) =>
      Object.keys((await readWritten(await writeSite(folder, { ...site, ...has }, some))).words);
    const { hasFacts: _, ...bare } = site;
    expect(await sent({ ...bare, ...facts }, shown)).toEqual(expect.arrayContaining([...names]));
    expect(await sent({ hasFacts: undefined }, without)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(?:${names.join('|')})$`))]),
    );
  },
);

test('a change of the site has another address, so that no browser keeps the old one', async () => {
  const first = await writeSite(folder, site, pages);
  expect(await writeSite(folder, site, pages)).toBe(first);
  expect(await writeSite(folder, { ...site, company: 'Another' }, pages)).not.toBe(first);
});

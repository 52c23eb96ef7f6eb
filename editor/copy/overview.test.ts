import { beforeAll, expect, test } from 'vitest';
import type { Group } from '../../schema/browser.ts';
import { askCopy, type Documents } from '../../tests/tools/askCopy.ts';
import { documentIn, snapshotOf } from '../../tests/tools/snapshots.ts';
import type { Snapshot } from '../home/home.ts';
import type { Content } from './requests.ts';

let base: Snapshot;
beforeAll(async () => {
  base = await snapshotOf('tests/fixtures/second-site');
});

const overviewWith = (edits: Documents = {}, snapshot = base) =>
  askCopy(snapshot, 'overview', {}, edits);
const edited = (name: string, fields: Group) => ({ ...documentIn(base, name), ...fields });

test('lists a page with its places and icons, and its short name if it has one', () => {
  const blocks = [
    { type: 'hero', headline: 'Come in' },
    {
      ...{ type: 'card-grid', id: 'ways', headline: 'Two ways' },
      items: ['phone', 'mail'].map((icon) => ({ title: icon, description: 'D', icon })),
    },
    { type: 'prose', headline: 'Why', paragraphs: ['Because.'] },
  ];
  const { pages } = overviewWith({
    'visit.json': edited('visit.json', { published: false, blocks }),
    'work.json': edited('work.json', { title: 'Work' }),
  });
  expect(pages.find(({ name }) => name === 'visit.json')).toMatchObject({
    ...{ path: '/visit', title: 'Visit the workshop', short: 'Visit', isUnpublished: true },
    places: [{ title: 'Two ways', id: 'ways' }, { title: 'Why' }],
    icons: ['phone', 'mail'],
  });
  const work = pages.find(({ name }) => name === 'work.json');
  expect(work).not.toHaveProperty('short');
  expect(work).not.toHaveProperty('isUnpublished');
  expect(pages.map(({ name }) => name)).not.toContain('site.json');
});

test('lists an unreadable file only by its name, and no settings while they are unreadable', () => {
  const { pages, site } = overviewWith({ 'broken.json': '[', 'site.json': '{' });
  const [broken] = pages;
  expect(broken).toMatchObject({ name: 'broken.json', path: '', title: '', short: 'broken.json' });
  expect(broken?.errors).toBeGreaterThan(0);
  expect(broken).not.toHaveProperty('places');
  expect(site).toBeUndefined();
  expect(overviewWith().site?.company).toBe('Harbor Piano Workshop');
});

test('lists only files that visitors can download as targets of links', () => {
  const page = { address: '/downloads/page.html', bytes: 9, problem: 'It is a page.' };
  const { downloads } = overviewWith({}, { ...base, downloads: [...base.downloads, page] });
  expect(downloads.map(({ address }) => address)).toEqual(['/downloads/price-list.pdf']);
});

test('lists what must not go live if there are no errors', () => {
  const rulesWith = (edits: Record<string, Content>) => {
    const { problems, launch } = askCopy(base, 'health', {}, edits);
    return { problems: problems.map(({ rule }) => rule), launch: launch.map(({ rule }) => rule) };
  };
  const before = rulesWith({});
  const request = { path: '/strings', title: 'New strings' };
  const added = askCopy(base, 'create', request).contents;
  const edits = {
    ...Object.fromEntries(added),
    'site.json': edited('site.json', { samples: ['The hours are not sure yet.'] }),
  };
  const asked = rulesWith(edits);
  // The examples in the new page are not reported. It is not published, and there is a sample.
  expect([before.problems, asked.problems]).toEqual([[], []]);
  expect(overviewWith(edits).problems.map(({ rule }) => rule)).toContain('example-text');
  expect(asked.launch).toHaveLength(before.launch.length + 2);
  const wrong = rulesWith({ ...edits, 'visit.json': edited('visit.json', { title: '' }) });
  expect(wrong.problems).toContain('empty');
  expect(wrong.launch).toEqual([]);
});

test('has the pages of a list in the order in which visitors see them', async () => {
  const { pages } = overviewWith({}, await snapshotOf('tests/fixtures/law-firm'));
  const paths = pages.map(({ path }) => path);
  const list = paths.indexOf('/actualidad');
  expect(paths.slice(list, list + 4)).toEqual([
    ...['/actualidad', '/actualidad/alquileres', '/actualidad/plazos-despido'],
    '/actualidad/castellon',
  ]);
  expect(pages[list]?.lists).toEqual([{ below: '/actualidad' }]);
  expect(pages[list + 1]).toMatchObject({
    date: '2025-03-04',
    teaser: { picture: { src: 'pictures/despacho.jpg' } },
  });
});

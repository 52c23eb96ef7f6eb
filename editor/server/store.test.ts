import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Group, isGroup } from '../../schema/browser.ts';
import { diagnose } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { readContent } from '../../scripts/content/readContent.ts';
import { refusal } from '../../tests/tools/refusal.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { changedLines } from '../copy/formerStates.ts';
import { menuTitle } from '../links/menu.ts';
import { versionsIn } from './kept/versions.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let folder: string;
let store: Store;

beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');

const tab = '00000000-0000-4000-8000-000000000001';

const save = (name: string, hash: string, document: Group, own = tab) =>
  store.save({ name, hash, document, tab: own });

/** Drafts a change of the current file. */
async function draft(name: string, document: Group, own = tab) {
  const { hash, document: base } = await store.source({ name });
  return store.draft({
    name,
    tab: own,
    base: { hash, ...(isGroup(base) && { document: base }) },
    document,
  });
}

/** The saved document, with its hash. */
async function open(name: string): Promise<{ hash: string; document: Group }> {
  const { hash, document } = await store.source({ name });
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  return { hash, document };
}

/** All files of the folder with their texts, to check that nothing was written. */
async function everything() {
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names.map(async (name) => [name, await textOf(name).catch(() => '')] as const),
  );
}

/** The document with another text in its first block. */
function withHeadline(document: Group, headline: string): Group {
  const copy = structuredClone(document);
  const hero = valueAt(copy, ['blocks', 0]);
  if (isGroup(hero)) hero.headline = headline;
  return copy;
}

const renamed = (document: Group, title: string): Group => ({ ...document, title });

describe('a save', () => {
  test('of one headline changes one line and keeps the old text as a version', async () => {
    const before = await textOf('visit.json');
    const { hash, document } = await open('visit.json');
    expect(hash).toBe(createHash('sha256').update(before).digest('hex'));
    const saved = await save('visit.json', hash, withHeadline(document, 'Come in'));
    const after = await textOf('visit.json');
    expect(changedLines(before, after)).toBe(2);
    expect(after).toContain('"headline": "Come in"');
    expect(saved.hash).toBe(createHash('sha256').update(after).digest('hex'));
    const [version] = await store.versions({ name: 'visit.json' });
    expect(version?.title).toBe('Visit the workshop');
    expect(Date.now() - Date.parse(version?.time ?? '')).toBeLessThan(60_000);
    expect(await store.version({ name: 'visit.json', id: version?.id ?? '' })).toMatchObject({
      document,
    });
  });

  test('is refused if the document has an error, with the message of validate', async () => {
    const before = await everything();
    const { hash, document } = await open('visit.json');
    const wrong = withHeadline(document, '');
    const { status, body } = await refusal(save('visit.json', hash, wrong));
    expect(status).toBe(422);
    const { problems } = await draft('visit.json', wrong);
    expect(JSON.parse(body)).toEqual({ problems });
    expect(await everything()).toEqual(before);

    await writeFile(path.join(folder, 'visit.json'), `${JSON.stringify(wrong, null, 2)}\n`);
    const { pages, site } = await readContent(folder);
    const [found] = diagnose(pages, site).diagnostics;
    expect(problems).toMatchObject([{ rule: found?.rule }]);
    expect(problems[0]?.message).toMatch(new RegExp(`: ${found?.message}$`));
  });

  test('is refused if it causes an error in another file', async () => {
    const { hash, document } = await open('visit.json');
    const wrong = { ...document, path: '/workshop' };
    const { status, body } = await refusal(save('visit.json', hash, wrong));
    expect(status).toBe(422);
    expect(body).toContain('"file":"site.json"');
    expect(body).toContain('There is no page “/visit”.');
  });

  test('succeeds if another file already had its error', async () => {
    const broken = (await textOf('home.json')).replace('"/restoration"', '"/nowhere"');
    await writeFile(path.join(folder, 'home.json'), broken);
    const { hash, document } = await open('visit.json');
    await save('visit.json', hash, renamed(document, 'Visit us'));
    expect(await textOf('visit.json')).toContain('"title": "Visit us"');
  });
});

describe('a name', () => {
  test.each([
    '../secret.json',
    '..%2Fsecret.json',
    '/etc/passwd',
    'visit',
    './visit.json',
    '',
    '__proto__',
    'pages/visit.json',
  ])('%j that is not listed is unknown', async (name) => {
    await writeFile(path.join(place, 'secret.json'), '{}');
    const document = { path: '/x' };
    for (const work of [
      () => store.source({ name }),
      () => draft(name, document),
      () => save(name, '', document),
      () => store.remove({ name, hash: '' }),
      () => store.links({ name }),
      () => store.move({ name, hash: '', path: '/x', changeLinks: true, redirect: true }),
      () => store.create({ path: '/x', title: 'X', copyOf: name }),
      () => store.version({ name, id: '..' }),
      () => store.restore({ name, id: '..' }),
    ]) {
      expect((await refusal(work())).status).toBe(404);
    }
    expect(await readFile(path.join(place, 'secret.json'), 'utf8')).toBe('{}');
  });

  test('of a file in a subfolder includes the folder', async () => {
    await mkdir(path.join(folder, 'deep'));
    await cp(path.join(folder, 'visit.json'), path.join(folder, 'deep/visit.json'));
    const { pages } = await store.overview({});
    expect(pages.map(({ name }) => name)).toContain('deep/visit.json');
    expect((await store.source({ name: 'deep/visit.json' })).document).toMatchObject({
      path: '/visit',
    });
  });
});

test('reads and writes nothing through a link out of the folder', async () => {
  const outside = path.join(place, 'outside.json');
  const text = await textOf('visit.json');
  await writeFile(outside, text);
  await rm(path.join(folder, 'visit.json'));
  await symlink(outside, path.join(folder, 'visit.json'));
  const { hash, document } = await store.source({ name: 'visit.json' });
  expect(document).toBeUndefined();
  for (const work of [
    () => save('visit.json', hash, { path: '/visit' }),
    () => draft('visit.json', { path: '/visit' }),
    () => store.create({ path: '/x', title: 'X', copyOf: 'visit.json' }),
  ]) {
    const { status, body } = await refusal(work());
    expect(status).toBe(422);
    expect(body).toContain('This is a link to a place outside the folder');
  }
  expect(await readFile(outside, 'utf8')).toBe(text);
});

// The second name starts with the name of the folder of documents.
test.each(['outside', 'pages-x'])(
  'does not restore a page through a link to %s',
  async (beside) => {
    await mkdir(path.join(folder, 'deep'));
    const page = { ...(await open('visit.json')).document, path: '/deep', title: 'Deep' };
    await writeFile(path.join(folder, 'deep/page.json'), JSON.stringify(page));
    await store.remove({ name: 'deep/page.json', hash: (await open('deep/page.json')).hash });
    await rm(path.join(folder, 'deep'), { recursive: true });
    await mkdir(path.join(place, beside));
    await symlink(path.join(place, beside), path.join(folder, 'deep'));
    const [version] = await store.versions({ name: 'deep/page.json' });
    const back = store.restore({ name: 'deep/page.json', id: version?.id ?? '' });
    expect((await refusal(back)).body).toContain('would be outside the folder');
    expect(await readdir(path.join(place, beside))).toEqual([]);
  },
);

describe('a draft', () => {
  test('is shown on the site and written to no document', async () => {
    const before = await everything();
    let told = 0;
    store.onChange(() => {
      told += 1;
    });
    const { document } = await open('visit.json');
    const { problems } = await draft('visit.json', withHeadline(document, 'A draft'));
    expect({ problems, told }).toEqual({ problems: [], told: 1 });
    expect(JSON.stringify((await store.read()).content)).toContain('A draft');
    await store.discard({ name: 'visit.json', tab });
    expect(JSON.stringify((await store.read()).content)).not.toContain('A draft');
    expect(told).toBe(2);
    expect(await everything()).toEqual(before);
  });

  test('with an error shows the saved page, and other drafts are still shown', async () => {
    const visit = await open('visit.json');
    const home = await open('home.json');
    await draft('visit.json', withHeadline(visit.document, ''));
    await draft('home.json', withHeadline(home.document, 'A good draft'));
    const { content, diagnostics } = await store.read();
    expect(diagnostics).toHaveLength(1);
    expect(JSON.stringify(content)).toContain('A good draft');
    expect(JSON.stringify(content)).toContain('Come in and play');
    const { pages } = await store.overview({});
    expect(pages.find(({ name }) => name === 'visit.json')?.errors).toBe(1);
  });

  test('with an error is shown in its last state without one', async () => {
    const { document } = await open('visit.json');
    await draft('visit.json', withHeadline(document, 'A good draft'));
    await draft('visit.json', withHeadline(document, ''));
    expect(JSON.stringify((await store.read()).content)).toContain('A good draft');
    await store.discard({ name: 'visit.json', tab });
    await draft('visit.json', withHeadline(document, ''));
    expect(JSON.stringify((await store.read()).content)).toContain('Come in and play');
  });

  test('with an error gives way to a file that someone else has changed since', async () => {
    const { document } = await open('visit.json');
    await draft('visit.json', withHeadline(document, 'A good draft'));
    await draft('visit.json', withHeadline(document, ''));
    const byHand = withHeadline(document, 'Written by hand');
    await writeFile(path.join(folder, 'visit.json'), JSON.stringify(byHand));
    expect(JSON.stringify((await store.read()).content)).toContain('Written by hand');
  });

  test('keeps formatting changes by someone else when it is saved', async () => {
    const { document } = await open('visit.json');
    await draft('visit.json', renamed(document, 'A draft'));
    await writeFile(path.join(folder, 'visit.json'), `${await textOf('visit.json')}\n`);
    const { hash } = await open('visit.json');
    await save('visit.json', hash, renamed(document, 'A draft'));
    expect(await textOf('visit.json')).toMatch(/\n\n$/);
  });

  test('ends when it is saved, and is kept when something else was saved', async () => {
    const { hash, document } = await open('visit.json');
    const shown = async () => JSON.stringify((await store.read()).content);
    await draft('visit.json', renamed(document, 'Typed since'));
    const saved = await save('visit.json', hash, renamed(document, 'Saved'));
    expect(await shown()).toContain('Typed since');
    await save('visit.json', saved.hash, renamed(document, 'Typed since'));
    await writeFile(
      path.join(folder, 'visit.json'),
      JSON.stringify(renamed(document, 'By hand'), null, 2),
    );
    expect(await shown()).toContain('By hand');
  });
});

describe('the drafts of several tabs', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const titles = async () =>
    (await store.drafts({ name: 'visit.json' })).map(({ document }) =>
      isGroup(document) ? document.title : undefined,
    );
  const shown = async () =>
    (await store.read()).content?.pages.find(({ path: route }) => route === '/visit')?.title;

  test('are separate, the latest is shown, and a save ends only the one of its tab', async () => {
    const { hash, document } = await open('visit.json');
    await draft('visit.json', renamed(document, 'Of one'));
    await draft('visit.json', renamed(document, 'Of another'), other);
    expect(await titles()).toEqual(['Of another', 'Of one']);
    expect(await shown()).toBe('Of another');
    await draft('visit.json', renamed(document, 'Of one, later'));
    expect(await titles()).toEqual(['Of one, later', 'Of another']);
    expect(await shown()).toBe('Of one, later');
    await save('visit.json', hash, renamed(document, 'Of one, later'));
    expect(await titles()).toEqual(['Of another']);
    expect(await shown()).toBe('Of another');
    await store.discard({ name: 'visit.json', tab: other });
    expect(await titles()).toEqual([]);
    expect(await shown()).toBe('Of one, later');
  });

  test('with an error do not show the state of another tab', async () => {
    const { document } = await open('visit.json');
    await draft('visit.json', renamed(document, 'Of one'));
    await draft('visit.json', renamed(document, ''), other);
    expect(await shown()).toBe('Visit the workshop');
  });

  test('are kept even if the file can no longer be read', async () => {
    const { hash, document } = await open('visit.json');
    await writeFile(path.join(folder, 'visit.json'), Buffer.from([0xff, 0xfe]));
    const written = { tab, base: { hash, document }, document: renamed(document, 'Not lost') };
    expect((await refusal(store.draft({ name: 'visit.json', ...written }))).status).toBe(422);
    expect(await titles()).toEqual(['Not lost']);
  });

  test('of a deleted page are kept as versions, the latest first', async () => {
    const { hash, document } = await open('visit.json');
    await draft('visit.json', renamed(document, 'Of one'));
    await draft('visit.json', renamed(document, 'Of another'), other);
    await store.remove({ name: 'visit.json', hash });
    const kept = (await store.versions({ name: 'visit.json' })).map(({ kind, title }) => [
      kind,
      title,
    ]);
    expect(kept).toEqual([
      ['saved', 'Visit the workshop'],
      ['draft', 'Of another'],
      ['draft', 'Of one'],
    ]);
    const [gone] = (await store.overview({})).deleted;
    await store.restore({ name: 'visit.json', id: gone?.version ?? '' });
    expect((await open('visit.json')).document).toEqual(document);
    expect(await store.drafts({ name: 'visit.json' })).toEqual([]);

    // Again: this draft is now the newest version, but the saved page is restored.
    await draft('visit.json', renamed(document, 'Of one, later'));
    await store.remove({ name: 'visit.json', hash });
    const [goneAgain] = (await store.overview({})).deleted;
    await store.restore({ name: 'visit.json', id: goneAgain?.version ?? '' });
    expect((await open('visit.json')).document).toEqual(document);
  });
});

describe('versions', () => {
  const kinds = async () => (await store.versions({ name: 'visit.json' })).map(({ kind }) => kind);

  test('keep unsaved documents once, separately from saved ones', async () => {
    const { hash, document } = await open('visit.json');
    await store.keepVersion({ name: 'visit.json', document });
    expect(await kinds()).toEqual([]);
    await store.keepVersion({ name: 'visit.json', document: renamed(document, 'Not saved') });
    await store.keepVersion({ name: 'visit.json', document: renamed(document, 'Not saved') });
    await save('visit.json', hash, renamed(document, 'Saved'));
    expect(await kinds()).toEqual(['saved', 'draft']);
    const [, unsaved] = await store.versions({ name: 'visit.json' });
    expect(await store.version({ name: 'visit.json', id: unsaved?.id ?? '' })).toMatchObject({
      document: renamed(document, 'Not saved'),
    });
    for (let count = 1; count <= 25; count += 1) {
      await store.keepVersion({
        name: 'visit.json',
        document: renamed(document, `Not saved ${count}`),
      });
    }
    expect((await kinds()).filter((kind) => kind === 'draft')).toHaveLength(20);
    expect(await kinds()).toContain('saved');
  });

  test('are not displaced by keeping the newest text again, as failed saves do', async () => {
    const versions = await versionsIn(path.join(place, 'versions'));
    for (let count = 1; count <= 20; count += 1) {
      await versions.keep('visit.json', `text ${count}`, 'saved');
    }
    const before = await versions.list('visit.json');
    for (let count = 1; count <= 25; count += 1) {
      await versions.keep('visit.json', 'text 20', 'saved');
      await versions.keep('visit.json', 'a draft', 'draft');
    }
    await versions.removeOld('visit.json');
    const now = await versions.list('visit.json');
    expect(now.filter(({ kind }) => kind === 'saved')).toEqual(before);
    expect(now).toHaveLength(21);
  });

  test('keep their order when the clock is set back', async () => {
    let { hash, document } = await open('visit.json');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const [time, title] of [
        ['2030-01-02', 'Second'],
        ['2030-01-01', 'Third'],
        ['2029-01-01', 'Fourth'],
      ] as const) {
        vi.setSystemTime(new Date(time));
        document = renamed(document, title);
        hash = (await save('visit.json', hash, document)).hash;
      }
    } finally {
      vi.useRealTimers();
    }
    const titles = (await store.versions({ name: 'visit.json' })).map(({ title }) => title);
    expect(titles).toEqual(['Third', 'Second', 'Visit the workshop']);
  });
});

test('does not delete an unreadable file, because it could not be kept', async () => {
  const bytes = Buffer.from('{"title": "Caf\xe9"}', 'latin1');
  await writeFile(path.join(folder, 'latin.json'), bytes);
  const { hash } = await store.source({ name: 'latin.json' });
  expect((await refusal(store.remove({ name: 'latin.json', hash }))).status).toBe(422);
  expect(await readFile(path.join(folder, 'latin.json'))).toEqual(bytes);
});

describe('a new page', () => {
  test('is the starter, without errors', async () => {
    const { name } = await store.create({ path: '/work/strings', title: 'New strings' });
    expect(name).toBe('work-strings.json');
    const { problems } = await store.overview({});
    // Its texts are examples for the writer to replace.
    const own = problems.filter(({ rule }) => rule !== 'example-text');
    // An unpublished page needs no links to it.
    expect(own).toEqual([]);
    expect(problems).toHaveLength(3);
  });

  test('is a copy with a new path, title and description', async () => {
    const { name } = await store.create({
      path: '/strings',
      title: 'New strings',
      copyOf: 'visit.json',
    });
    const { document } = await store.source({ name });
    const model = await open('visit.json');
    expect(document).toMatchObject({ path: '/strings', title: 'New strings' });
    expect(document).toHaveProperty('blocks', model.document.blocks);
    expect(document).toHaveProperty('$schema', model.document.$schema);
    expect(document).toHaveProperty('published', false);
    const fields = Object.keys(isGroup(document) ? document : {});
    expect(fields).toEqual([
      '$schema',
      'path',
      'published',
      ...Object.keys(model.document).slice(2),
    ]);
    expect(name).toBe('strings.json');
  });

  test.each([
    ['/visit', '“Visit” already has the address “/visit”.'],
    ['/tuning', 'nobody could see the page'],
    ['/../../etc/x', 'is not a valid page address'],
    ['strings', 'is not a valid page address'],
  ])('is not created at the path %s', async (route, words) => {
    const before = await everything();
    const { body } = await refusal(store.create({ path: route, title: 'New strings' }));
    expect(body).toContain(words);
    expect(await everything()).toEqual(before);
  });
});

describe('a move', () => {
  const move = (wanted: { path: string; changeLinks: boolean; redirect: boolean }, hash: string) =>
    store.move({ name: 'visit.json', hash, ...wanted });

  test('changes the links in all files and redirects the old address', async () => {
    expect(await store.links({ name: 'visit.json' })).toEqual([
      {
        ...{ file: 'site.json', path: ['header', 'links', 0, 'href'], href: '/visit' },
        ...{ title: 'Site settings', place: 'Header › Link 1', text: 'Visit', taken: 'entry' },
      },
      {
        ...{ file: 'site.json', path: ['leadForm', 'page'], href: '/visit#request' },
        ...{ title: 'Site settings', place: 'Form', text: 'Tuning request' },
      },
    ]);
    const site = await textOf('site.json');
    const { hash } = await open('visit.json');
    const { changed } = await move({ path: '/workshop', changeLinks: true, redirect: true }, hash);
    expect(changed.sort()).toEqual(['site.json', 'visit.json']);
    const moved = await textOf('site.json');
    expect(moved).toContain('{ "text": "Visit", "href": "/workshop" },');
    expect(moved).toContain('"page": "/workshop#request"');
    expect(moved).toContain('{ "from": "/visit", "to": "/workshop" }');
    expect(changedLines(site, moved)).toBe(6);
    expect((await store.overview({})).problems).toEqual([]);

    // And back: a redirect from an existing page would be an error.
    const again = (await open('visit.json')).hash;
    await move({ path: '/visit', changeLinks: true, redirect: false }, again);
    expect(await textOf('site.json')).toBe(site);
  });

  test('waits for a simultaneous one, and both are made', async () => {
    const all = { changeLinks: true, redirect: true };
    const [visit, restoration] = [await open('visit.json'), await open('restoration.json')];
    await Promise.all([
      move({ path: '/workshop', ...all }, visit.hash),
      store.move({ name: 'restoration.json', hash: restoration.hash, path: '/repairs', ...all }),
    ]);
    expect((await store.overview({})).pages.map(({ path: route }) => route)).toEqual(
      expect.arrayContaining(['/workshop', '/repairs']),
    );
    expect(await textOf('site.json')).toContain('{ "from": "/restoration", "to": "/repairs" }');
  });

  test.each([
    ['leaves broken links', { path: '/workshop', changeLinks: false, redirect: true }],
    ['gives two pages one path', { path: '/restoration', changeLinks: true, redirect: false }],
    ['takes the address of a redirect', { path: '/tuning', changeLinks: true, redirect: false }],
    ['has an invalid path', { path: '/Work shop', changeLinks: true, redirect: true }],
  ])('that %s writes nothing', async (_name, wanted) => {
    const before = await everything();
    const { hash } = await open('visit.json');
    expect((await refusal(move(wanted, hash))).status).toBe(422);
    expect(await everything()).toEqual(before);
    expect(await store.versions({ name: 'visit.json' })).toEqual([]);
  });

  test('of the home page or of a page that changed is refused', async () => {
    const { hash } = await open('home.json');
    const wanted = { path: '/start', changeLinks: true, redirect: false };
    expect((await refusal(store.move({ name: 'home.json', hash, ...wanted }))).body).toContain(
      'There is no home page.',
    );
    expect((await refusal(move(wanted, hash))).status).toBe(412);
  });
});

describe('a deleted page', () => {
  const errors = async () =>
    (await store.overview({})).problems.filter(({ severity }) => severity === 'error');

  test('is kept and can be restored', async () => {
    const text = await textOf('visit.json');
    await store.remove({ name: 'visit.json', hash: (await open('visit.json')).hash });
    expect(await readdir(folder)).not.toContain('visit.json');
    const [gone] = (await store.overview({})).deleted;
    expect(gone).toMatchObject({ name: 'visit.json', path: '/visit', title: 'Visit the workshop' });
    await store.restore({ name: 'visit.json', id: gone?.version ?? '' });
    expect(await textOf('visit.json')).toBe(text);
    expect((await store.overview({})).deleted).toEqual([]);
    const again = store.restore({ name: 'visit.json', id: gone?.version ?? '' });
    expect((await refusal(again)).status).toBe(409);
  });

  test('loses its links in all files at once, and required links point to another page', async () => {
    const { hash, document: visit } = await open('visit.json');
    await draft('visit.json', renamed(visit, 'Never saved'));
    const { document: home } = await open('home.json');
    await draft('home.json', { ...home, header: { href: '/visit' } });
    const site = await textOf('site.json');
    const instead = { to: '/prices', takesOut: true, redirect: true };
    await store.remove({ name: 'visit.json', hash, instead });
    expect(await readdir(folder)).not.toContain('visit.json');
    const left = await open('site.json');
    expect(left.document).toMatchObject({
      header: { links: [{ text: 'Work' }, { text: 'Prices' }] },
      leadForm: { page: '/prices' },
    });
    expect(left.document.redirects).toContainEqual({ from: '/visit', to: '/prices' });
    expect(await errors()).toEqual([]);
    const [{ document: unsaved } = { document: undefined }] = await store.drafts({
      name: 'home.json',
    });
    expect(unsaved).toBeUndefined();
    expect((await store.versions({ name: 'site.json' })).map(({ kind }) => kind)).toEqual([
      'saved',
    ]);
    const [gone] = (await store.overview({})).deleted;
    const kinds = (await store.versions({ name: 'visit.json' })).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['saved', 'draft']));
    expect(site).toContain('"/visit"');
    // It can be restored if nothing redirects its address.
    const { redirects: _redirects, ...without } = left.document;
    await save('site.json', left.hash, without);
    await store.restore({ name: 'visit.json', id: gone?.version ?? '' });
    expect((await open('visit.json')).document).toEqual(visit);
  });

  test('has all its links point to another page, and nothing changes if that does not exist', async () => {
    const before = await everything();
    const { hash } = await open('restoration.json');
    const remove = (to: string) =>
      store.remove({
        name: 'restoration.json',
        hash,
        instead: { to, takesOut: false, redirect: true },
      });
    for (const wrong of ['/restoration', '/nowhere', '#x', '']) {
      expect((await refusal(remove(wrong))).status).toBe(409);
    }
    expect(await everything()).toEqual(before);
    await remove('/prices');
    expect(await errors()).toEqual([]);
    for (const name of ['home.json', 'work.json', 'site.json']) {
      expect(await textOf(name)).not.toMatch(/"href": "\/restoration/);
    }
  });

  test('keeps everything unchanged if the deletion is refused', async () => {
    const { hash } = await open('visit.json');
    const home = await textOf('home.json');
    await writeFile(path.join(folder, 'home.json'), home.replace('"blocks"', '"blocs"'));
    const before = await everything();
    const instead = { to: '/nowhere-at-all', takesOut: true, redirect: false };
    await refusal(store.remove({ name: 'visit.json', hash, instead }));
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['home.json', 'It is the home page'],
    ['not-found.json', 'Visitors see it when'],
    ['site.json', 'Every page uses it'],
  ])('is never %s', async (name, words) => {
    const { status, body } = await refusal(store.remove({ name, hash: (await open(name)).hash }));
    expect(status).toBe(409);
    expect(body).toContain(words);
    expect(await readdir(folder)).toContain(name);
  });
});

describe('an unpublished page', () => {
  /** Creates an unpublished page that links to another unpublished one. */
  async function made() {
    const first = await store.create({ path: '/strings', title: 'New strings' });
    const second = await store.create({ path: '/felt', title: 'New felt', copyOf: 'visit.json' });
    const { hash, document } = await open(first.name);
    await save(first.name, hash, { ...document, header: { href: '/felt' } });
    return [first.name, second.name];
  }

  test('is published with the pages that it links to, by the button of a link to it', async () => {
    const names = await made();
    const { document } = await open('home.json');
    const linked = { ...document, header: { href: '/strings' } };
    const { problems } = await draft('home.json', linked);
    const [problem] = problems.filter(({ severity }) => severity === 'error');
    expect(problem).toMatchObject({
      ...{ file: 'home.json', path: ['header', 'href'], rule: 'unpublished-page' },
      message: expect.stringContaining('The page “New strings” is not published'),
    });
    expect(problem?.suggestion).toBeUndefined();
    const [offer] = problem?.offers ?? [];
    expect(offer?.label).toBe('Publish “New strings” and 1 page that it leads to too');
    expect(offer?.publish?.map((page) => page.name)).toEqual(names);
    const { hash } = await open('home.json');
    expect((await refusal(save('home.json', hash, linked))).status).toBe(422);

    // On its own, it would link to an unpublished page.
    const before = await everything();
    expect((await refusal(store.publishPages({ names: names.slice(0, 1) }))).status).toBe(422);
    expect((await refusal(store.publishPages({ names: ['none.json'] }))).status).toBe(404);
    expect(await everything()).toEqual(before);
    await draft(names[1] ?? '', { ...(await open(names[1] ?? '')).document, title: 'A draft' });
    const { changed } = await store.publishPages({ names });
    expect(changed.sort()).toEqual([...names].sort());
    for (const name of names) expect(await textOf(name)).not.toContain('published');
    const [kept] = await store.drafts({ name: names[1] ?? '' });
    expect(kept?.document).toMatchObject({ title: 'A draft' });
    expect(kept?.document).not.toHaveProperty('published');
    await save('home.json', hash, linked);
  });
});

test('a file edited as text is saved as that text after the same check', async () => {
  const before = await textOf('visit.json');
  await writeFile(path.join(folder, 'visit.json'), before.replace('"embed",', '"embed"'));
  const { hash, text, document } = await store.source({ name: 'visit.json' });
  expect(text).toContain('"embed"\n');
  expect(document).toBeUndefined();
  expect(
    await refusal(store.save({ name: 'visit.json', hash, document: `${text} `, tab })),
  ).toMatchObject({
    status: 422,
  });
  const { problems } = await store.draft({
    name: 'visit.json',
    tab,
    base: { hash, text: text ?? '' },
    document: before.replace('600', '640'),
  });
  expect(problems).toMatchObject([{ file: 'visit.json', path: ['blocks', 1, 'height'] }]);
  const crlf = before.replaceAll('\n', '\r\n');
  await store.save({ name: 'visit.json', hash, document: crlf, tab });
  expect(await textOf('visit.json')).toBe(crlf);
  const [version] = await store.versions({ name: 'visit.json' });
  expect(await store.version({ name: 'visit.json', id: version?.id ?? '' })).toEqual({ text });
});

test('writes nothing and explains why if .editor is a file', async () => {
  await rm(path.join(place, '.editor'), { recursive: true, force: true });
  await writeFile(path.join(place, '.editor'), 'a file');
  store = await openStore(folder);
  const { hash, document } = await open('visit.json');
  const text = await textOf('visit.json');
  const { unkept } = await draft('visit.json', renamed(document, 'Typed'));
  expect(unkept).toContain('There is a file where a folder is needed');
  await expect(save('visit.json', hash, renamed(document, 'Typed'))).rejects.toThrow();
  expect(await textOf('visit.json')).toBe(text);
});

test('reports in the overview what the start could not finish', async () => {
  const journals = path.join(place, '.editor/journal/pages');
  await mkdir(journals, { recursive: true });
  await writeFile(path.join(journals, '999999999.json'), '"no list"');
  const { reports } = await (await openStore(folder)).overview({});
  expect(reports).toEqual([expect.stringContaining('so it was not used')]);
});

test('offers to add a contact in a link to the settings, under a unique name', async () => {
  const text = await textOf('visit.json');
  const href = 'https://wa.me/447400123456';
  const document = JSON.parse(text);
  document.blocks.push({ type: 'cta-band', headline: 'Ask', ctaText: 'Write', href });
  const { problems } = await draft('visit.json', document);
  const contact = { field: 'phones', value: '+447400123456', scheme: 'whatsapp' } as const;
  const path = ['blocks', document.blocks.length - 1, 'href'];
  expect(problems.flatMap(({ offers = [] }) => offers)).toEqual([
    {
      ...{ label: 'Add this number to the settings', edits: [] },
      contact: { ...contact, path, written: href },
    },
  ]);
  const { field, value } = contact;
  expect(await store.addContact({ field, value, name: 'mobile' })).toEqual({
    changed: ['site.json'],
  });
  expect((await open('site.json')).document).toMatchObject({ phones: { mobile: value } });
  const before = await everything();
  for (const [name, other, status] of [
    ['mobile', '+44 20 7946 0019', 409],
    ['Not a name', value, 422],
  ] as const) {
    expect((await refusal(store.addContact({ field, name, value: other }))).status).toBe(status);
  }
  expect(await everything()).toEqual(before);
});

describe('an unlinked page', () => {
  const strings = {
    ...{ path: '/strings', title: 'New strings' },
    description:
      'Strings that last. When strings are too old to hold a tuning: what new ones cost, and how they sound.',
    blocks: [{ type: 'hero', headline: 'New strings' }],
  };
  const entry = {
    path: '/strings',
    group: 'At the bench',
    text: 'Strings',
    description: 'They last.',
  };
  const unlinked = async () =>
    (await store.overview({})).problems.filter(({ rule }) => rule === 'unlinked-page');

  test('gets a menu entry by its button, in the settings and in their drafts', async () => {
    await writeFile(path.join(folder, 'strings.json'), JSON.stringify(strings));
    const [problem] = await unlinked();
    const { document: site } = await open('site.json');
    const title = menuTitle(site);
    const { path: to, title: name, description } = strings;
    expect(problem?.offers).toEqual([
      {
        label: `Add to the “${title}” menu`,
        edits: [],
        menuEntry: { path: to, title: name, description },
      },
    ]);
    const [group = ''] = groupsOf(site);
    await draft('site.json', { ...site, company: 'Another name' });
    await store.addToMenu({ ...entry, group });
    const { document: saved } = await open('site.json');
    expect(JSON.stringify(saved)).toContain('"href":"/strings"');
    const [kept] = await store.drafts({ name: 'site.json' });
    expect(kept?.document).toMatchObject({ company: 'Another name' });
    expect(JSON.stringify(kept?.document)).toContain('"href":"/strings"');
    expect(await unlinked()).toEqual([]);
    const before = await textOf('site.json');
    expect(await store.addToMenu({ ...entry, group })).toEqual({ changed: [] });
    expect(await textOf('site.json')).toBe(before);
  });
});

function groupsOf(site: unknown): string[] {
  const groups = valueAt(site, ['header', 'services', 'groups']);
  return Array.isArray(groups) ? groups.map(({ title }) => String(title)) : [];
}

import { beforeEach, expect, test } from 'vitest';
import { parseJson } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { copyInProcess } from '../../tests/tools/copyInProcess.ts';
import type { memoryHome } from '../../tests/tools/memoryHome.ts';
import {
  openInMemory,
  secondHome,
  storageInMemory,
  typeIn,
  valueIn,
} from '../../tests/tools/openInMemory.ts';
import type { Choice } from '../api.ts';
import { withValue } from '../changes/merge.ts';
import { type CopyClient, createCopyClient } from '../copy/askCopy.ts';
import type { ToCopy } from '../copy/messages.ts';
import { workingCopy } from '../copy/workingCopy.ts';
import { Refused } from '../refused.ts';
import { OpenElsewhere, type OpenSite, openSite } from './openSite.ts';

type Path = (string | number)[];

let memory: ReturnType<typeof memoryHome>;
beforeEach(async () => {
  memory = await secondHome();
});
const start = () => openInMemory(memory);

const onDisk = (name: string) => parseJson(memory.files().get(name)?.text ?? '');
const savedAt = (name: string, ...path: Path) => valueAt(onDisk(name), path);
/** The text of a file with another value. */
const changedText = (name: string, path: Path, value: unknown) =>
  `${JSON.stringify(withValue(onDisk(name), path, value), null, 2)}\n`;
/** Somebody else changes one field of a file. */
const theyWrite = (name: string, path: Path, value: unknown) =>
  memory.change({ [name]: changedText(name, path, value) });
/** Somebody else changes one field, and the editor has not noticed. */
const theyWriteUnseen = (name: string, path: Path, value: unknown) =>
  memory.home.write([{ name, content: changedText(name, path, value) }], {
    ...{ site: '', version: '', documents: memory.files(), served: [], pictures: [], fonts: [] },
    ...{ downloads: [], wellKnown: [], removed: [], reports: [] },
  });

const title = ['title'];
const about = ['description'];

test('takes what only others changed, and keeps what only this person changed', async () => {
  const { copy } = await start();
  typeIn(copy, 'visit.json', title, 'Mine');
  theyWrite('work.json', title, 'Theirs');
  await expect.poll(() => valueIn(copy, 'work.json', 'title')).toBe('Theirs');
  expect(copy.changed()).toEqual(['visit.json']);
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Mine');
});

test('merges different fields of one document, and asks about the same one', async () => {
  const site = await start();
  const { copy } = site;
  const headline: Path = ['blocks', 0, 'headline'];
  typeIn(copy, 'visit.json', title, 'Mine');
  typeIn(copy, 'visit.json', headline, 'My headline');
  theyWrite('visit.json', about, 'What they wrote about the visit to the workshop.');
  await expect.poll(() => valueIn(copy, 'visit.json', 'description')).toMatch(/^What they wrote/);
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Mine');
  expect(site.openQuestions()).toBeUndefined();

  theyWrite('visit.json', title, 'Theirs');
  await site.follow();
  theyWrite('visit.json', headline, 'Their headline');
  await site.follow();
  const { questions = [], answer } = site.openQuestions() ?? {};
  expect(questions).toMatchObject([
    { name: 'visit.json', mine: 'Mine', theirs: 'Theirs' },
    { name: 'visit.json', mine: 'My headline', theirs: 'Their headline' },
  ]);
  // Nothing is taken before it is answered.
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Mine');
  const sides = ['theirs', 'mine'] as const;
  await answer?.(
    questions.map(({ key }, index): Choice => ({ key, side: sides[index] ?? 'mine' })),
  );
  expect(site.openQuestions()).toBeUndefined();
  expect(valueIn(copy, 'visit.json', 'title')).toBe('Theirs');
  expect(valueIn(copy, 'visit.json', ...headline)).toBe('My headline');
  expect(await site.save()).toEqual({ saved: ['visit.json'], waiting: [], isAsked: false });
  expect(savedAt('visit.json', ...headline)).toBe('My headline');
});

test('questions that are put off come back with the next save, which writes nothing', async () => {
  const site = await start();
  typeIn(site.copy, 'visit.json', title, 'Mine');
  theyWrite('visit.json', title, 'Theirs');
  await expect.poll(() => site.openQuestions()?.questions).toHaveLength(1);
  site.postponeQuestions();
  expect(site.openQuestions()).toBeUndefined();
  expect(await site.save()).toMatchObject({ saved: [], isAsked: true });
  expect(site.openQuestions()?.questions).toHaveLength(1);
  expect(savedAt('visit.json', 'title')).toBe('Theirs');
});

test('a question ends when what it is about is as before again', async () => {
  const site = await start();
  const before = String(valueIn(site.copy, 'visit.json', 'title'));
  theyWrite('visit.json', title, 'Theirs first');
  await expect.poll(() => valueIn(site.copy, 'visit.json', 'title')).toBe('Theirs first');
  theyWrite('visit.json', title, before);
  await expect.poll(() => valueIn(site.copy, 'visit.json', 'title')).toBe(before);
  typeIn(site.copy, 'visit.json', title, 'Mine');
  theyWrite('visit.json', title, 'Theirs');
  await expect.poll(() => site.openQuestions()?.questions).toHaveLength(1);
  theyWrite('visit.json', title, before);
  await expect.poll(() => site.openQuestions()).toBeUndefined();
  expect(valueIn(site.copy, 'visit.json', 'title')).toBe('Mine');
});

test('a save over newer files merges them and writes both', async () => {
  const site = await start();
  typeIn(site.copy, 'visit.json', title, 'Mine');
  await theyWriteUnseen('visit.json', about, 'What they wrote about the visit to the workshop.');
  await theyWriteUnseen('work.json', title, 'Theirs');
  expect(await site.save()).toEqual({ saved: ['visit.json'], waiting: [], isAsked: false });
  expect(onDisk('visit.json')).toMatchObject({
    title: 'Mine',
    description: 'What they wrote about the visit to the workshop.',
  });
  expect(valueIn(site.copy, 'work.json', 'title')).toBe('Theirs');
  expect(site.copy.changed()).toEqual([]);
});

test('keeps both new pages that two people gave the same name', async () => {
  const [one, other] = [await start(), await start()];
  const { name } = await one.change('create', { path: '/tuning-day', title: 'Mine' });
  await other.change('create', { path: '/tuning-day', title: 'Theirs' });
  await other.save();
  await one.follow();
  expect(valueIn(one.copy, name, 'title')).toBe('Theirs');
  const [own = ''] = one.copy.changed();
  expect([own === name, valueIn(one.copy, own, 'title')]).toEqual([false, 'Mine']);
  const { pages } = await one.ask('overview', {});
  const titles = pages.filter((page) => page.path === '/tuning-day').map((page) => page.title);
  expect(titles.sort()).toEqual(['Mine', 'Theirs']);
});

test.each([
  ['mine', 'Mine'],
  ['theirs', undefined],
] as const)('asks about a page that was edited here and deleted there: %s', async (side, after) => {
  const site = await start();
  typeIn(site.copy, 'prices.json', title, 'Mine');
  memory.change({ 'prices.json': undefined });
  await expect.poll(() => site.openQuestions()?.questions).toHaveLength(1);
  const { questions = [], answer } = site.openQuestions() ?? {};
  expect(questions[0]).toMatchObject({ mine: 'Changed', theirs: 'Deleted' });
  await answer?.(questions.map(({ key }): Choice => ({ key, side })));
  expect(valueIn(site.copy, 'prices.json', 'title')).toBe(after);
  expect(site.copy.changed()).toEqual(side === 'mine' ? ['prices.json'] : []);
});

test('two people who save in turn get the same files, with nothing lost or doubled', async () => {
  const [one, other] = [await start(), await start()];
  const blocksOf = (site: OpenSite) => site.copy.of('work.json').get().state.blocks;
  const count = blocksOf(one).length;
  one.copy.of('work.json').dispatch({
    ...{ type: 'insert', index: 0 },
    block: { type: 'prose', headline: 'From one', paragraphs: ['Words'] },
  });
  const last = blocksOf(other).at(-1);
  other.copy.of('work.json').dispatch({ type: 'move', key: last?.key ?? -1, to: 0 });
  typeIn(other.copy, 'work.json', ['blocks', 1, 'headline'], 'From the other');
  for (const site of [one, other, one]) {
    await site.follow();
    expect(site.openQuestions()).toBeUndefined();
    await site.save();
  }
  expect(blocksOf(one)).toHaveLength(count + 1);
  expect(one.copy.content('work.json')).toEqual(onDisk('work.json'));
  expect(other.copy.content('work.json')).toEqual(onDisk('work.json'));
  const text = memory.files().get('work.json')?.text ?? '';
  for (const words of ['From one', 'From the other']) {
    expect(text.split(words)).toHaveLength(2);
  }
});

test('files that were read before a save do not bring back the former texts', async () => {
  const reads: (() => void)[] = [];
  const { home } = memory;
  let isSlow = false;
  const slow: typeof home = {
    ...home,
    async read(known) {
      const read = await home.read(known);
      if (isSlow) await new Promise<void>((resolve) => reads.push(resolve));
      return read;
    },
  };
  const site = await openInMemory({ home: slow });
  isSlow = true;
  await theyWriteUnseen('work.json', title, 'Theirs');
  const following = site.follow();
  await expect.poll(() => reads).toHaveLength(1);
  typeIn(site.copy, 'visit.json', title, 'Mine');
  await site.save();
  isSlow = false;
  reads[0]?.();
  await following;
  expect(site.copy.changed()).toEqual([]);
  expect(valueIn(site.copy, 'visit.json', 'title')).toBe('Mine');
});

test('a document with an error waits, the others are saved, and the reason is named', async () => {
  const site = await start();
  typeIn(site.copy, 'visit.json', title, '');
  typeIn(site.copy, 'work.json', title, 'Mine');
  const { saved, waiting } = await site.save();
  expect(saved).toEqual(['work.json']);
  expect(waiting).toMatchObject([{ name: 'visit.json', why: 'It has 1 error.' }]);
  expect(savedAt('visit.json', 'title')).not.toBe('');
  expect(site.copy.changed()).toEqual(['visit.json']);
});

test.each(['kept as they are', 'changed'])(
  'edits with errors open again as the form they were, over files %s in the meantime',
  async (files) => {
    const storage = storageInMemory();
    const first = await openInMemory(memory, { storage });
    expect(first.foundEdits).toBeUndefined();
    typeIn(first.copy, 'site.json', ['footer', 'text'], '');
    typeIn(first.copy, 'site.json', ['legalName'], "We don't wait.");
    typeIn(first.copy, 'visit.json', title, 'Mine');
    first.close();
    if (files === 'changed') theyWrite('site.json', ['taxId'], 'GB 1');
    for (const _time of [1, 2, 3]) {
      const { copy, foundEdits, close } = await openInMemory(memory, { storage });
      expect(foundEdits).toMatch(/^\d{4}-/);
      expect(copy.changed().sort()).toEqual(['site.json', 'visit.json']);
      expect(typeof copy.edited('site.json')).toBe('object');
      expect(copy.content('site.json')).toMatchObject({
        legalName: "We don't wait.",
        taxId: files === 'changed' ? 'GB 1' : 'GB 000 0000 00',
      });
      expect(valueIn(copy, 'site.json', 'footer', 'text')).toBeFalsy();
      expect(valueIn(copy, 'visit.json', 'title')).toBe('Mine');
      close();
    }
    const { copy } = await openInMemory(memory, { storage });
    // "Discard" undoes the step with which they came.
    copy.undo();
    expect(copy.changed()).toEqual([]);
    expect(valueIn(copy, 'site.json', 'taxId')).toBe(savedAt('site.json', 'taxId'));
    expect((await openInMemory(memory, { storage })).foundEdits).toBeUndefined();
  },
);

test('a text that is typed during a save stays unsaved, and Undo returns to before both', async () => {
  const { home } = memory;
  const site = await openInMemory({
    home: {
      ...home,
      async write(changes, base) {
        typeIn(site.copy, 'visit.json', about, 'Typed during the save.');
        return home.write(changes, base);
      },
    },
  });
  const { copy } = site;
  const before = copy.content('visit.json');
  typeIn(copy, 'visit.json', title, 'Saved');
  await site.save();
  expect(onDisk('visit.json')).toMatchObject({ title: 'Saved' });
  expect(savedAt('visit.json', 'description')).not.toBe('Typed during the save.');
  expect(copy.changed()).toEqual(['visit.json']);
  copy.undo();
  expect(copy.changed()).toEqual([]);
  copy.undo();
  expect(copy.changed()).toEqual(['visit.json']);
  expect(copy.content('visit.json')).toEqual(before);
});

test('a save that fails reports why and keeps everything', async () => {
  const { home } = memory;
  const full = async () => {
    throw new Refused('The disk is full.');
  };
  const storage = storageInMemory();
  const site = await openInMemory({ home: { ...home, write: full } }, { storage });
  typeIn(site.copy, 'visit.json', title, 'Mine');
  await expect(site.save()).rejects.toThrow('The disk is full.');
  expect(site.copy.changed()).toEqual(['visit.json']);
  expect((await storage.read('a'))?.contents.get('visit.json')).toMatchObject({ title: 'Mine' });
});

/** A client that calls `before` with the name of each request after it was sent. */
function watched(onAsk: (name: string) => void): CopyClient {
  const client = copyInProcess();
  return {
    ...client,
    ask(name, request, signal) {
      const answer = client.ask(name, request, signal);
      onAsk(name);
      return answer;
    },
  };
}

test.each(['merge', 'create'] as const)(
  'a text that is typed while the answer to “%s” is computed is not lost',
  async (awaited) => {
    let typed = 0;
    const client = watched((name) => {
      if (name !== awaited || typed > 2) return;
      typed += 1;
      typeIn(site.copy, 'visit.json', title, `Typed ${typed}`);
    });
    const site = await openInMemory(memory, { client });
    typeIn(site.copy, 'visit.json', title, 'Mine');
    await theyWriteUnseen('visit.json', about, 'What they wrote about the visit to the workshop.');
    await site.follow();
    await site.change('create', { path: '/tuning-day', title: 'New' });
    expect(typed).toBe(3);
    expect(site.copy.content('visit.json')).toMatchObject({
      title: 'Typed 3',
      description: 'What they wrote about the visit to the workshop.',
    });
    expect(site.copy.changed()).toHaveLength(2);
  },
);

const menuEntry = { path: '/work', group: 'At the bench', text: 'Finished', description: 'Some' };
const unpublished = JSON.stringify({
  ...{ path: '/draft', published: false, title: 'Draft', description: 'About it' },
  blocks: [{ type: 'prose', headline: 'Words', paragraphs: ['A text'] }],
});
const withComma =
  '{ "path": "/comma", "title": "A title", "description": "About it",, "blocks": [] }';

test.each<[string, (site: OpenSite) => Promise<unknown>, (site: OpenSite) => void]>([
  [
    'creates a page',
    (site) => site.change('create', { path: '/new', title: 'New' }),
    ({ copy }) => expect(valueIn(copy, 'new.json', 'path')).toBe('/new'),
  ],
  [
    'copies a page',
    (site) => site.change('create', { path: '/again', title: 'Again', copyOf: 'visit.json' }),
    ({ copy }) =>
      expect(valueIn(copy, 'again.json', 'blocks')).toEqual(valueIn(copy, 'visit.json', 'blocks')),
  ],
  [
    'moves a page with the links to it',
    (site) =>
      site.change('move', {
        ...{ name: 'visit.json', path: '/come', changeLinks: true, redirect: true },
      }),
    ({ copy }) => {
      expect(valueIn(copy, 'site.json', 'leadForm', 'page')).toBe('/come#request');
      expect(valueIn(copy, 'site.json', 'redirects')).toContainEqual({
        from: '/visit',
        to: '/come',
      });
    },
  ],
  [
    'deletes a page with the links to it',
    (site) =>
      site.change('remove', {
        ...{ name: 'visit.json', instead: { to: '/', takesOut: false, redirect: true } },
      }),
    ({ copy }) => {
      expect(copy.content('visit.json')).toBeUndefined();
      expect(valueIn(copy, 'site.json', 'leadForm', 'page')).toMatch(/^\//);
      expect(JSON.stringify(copy.content('site.json'))).not.toMatch(/"href":"\/visit/);
    },
  ],
  [
    'publishes a page',
    (site) => site.change('publishPages', { names: ['draft.json'] }),
    ({ copy }) => expect(valueIn(copy, 'draft.json', 'published')).toBeUndefined(),
  ],
  [
    'adds a page to the menu',
    (site) => site.change('addToMenu', menuEntry),
    ({ copy }) => expect(JSON.stringify(copy.content('site.json'))).toContain('"Finished"'),
  ],
  [
    'adds a contact',
    (site) => site.change('addContact', { field: 'emails', name: 'sales', value: 'a@piano.test' }),
    ({ copy }) => expect(valueIn(copy, 'site.json', 'emails', 'sales')).toBe('a@piano.test'),
  ],
  [
    'fixes a file that no form can show',
    (site) => site.change('fix', { name: 'comma.json' }),
    ({ copy }) => expect(valueIn(copy, 'comma.json', 'title')).toBe('A title'),
  ],
])('%s as one step, which Undo reverts', async (_what, change, expectAfter) => {
  memory.change({ 'draft.json': unpublished, 'comma.json': withComma });
  const site = await start();
  await change(site);
  expect(site.copy.get().past).toHaveLength(1);
  expect(site.copy.changed().length).toBeGreaterThan(0);
  expectAfter(site);
  site.copy.undo();
  expect(site.copy.changed()).toEqual([]);
});

test('checks each state, and knows whether what it found is about the current one', async () => {
  const site = await start();
  await expect.poll(() => site.checked()?.isCurrent).toBe(true);
  typeIn(site.copy, 'visit.json', title, '');
  expect(site.checked()?.isCurrent).toBe(false);
  await expect.poll(() => site.checked()?.isCurrent).toBe(true);
  expect(site.checked()?.overview.problems).toMatchObject([{ file: 'visit.json', path: title }]);
  site.copy.undo();
  await expect.poll(() => site.checked()?.overview.problems).toEqual([]);
});

test('a crash of the checks refuses the save in words, and the next one writes everything', async () => {
  let crashNow = () => {};
  const client = createCopyClient(({ receive, crash }) => {
    crashNow = crash;
    const send = workingCopy((message) => setTimeout(() => receive(message)));
    return { post: (message: ToCopy) => send(message), stop: () => {} };
  });
  const site = await openInMemory(memory, { client });
  typeIn(site.copy, 'visit.json', title, 'Mine');
  const saving = site.save();
  crashNow();
  await expect(saving).rejects.toThrow('Your changes are kept. Try again.');
  typeIn(site.copy, 'visit.json', about, 'What is written after the crash of the checks.');
  await site.save();
  expect(onDisk('visit.json')).toMatchObject({
    title: 'Mine',
    description: 'What is written after the crash of the checks.',
  });
  await expect.poll(() => site.checked()?.isCurrent).toBe(true);
});

test('does not open a site that another tab edits', async () => {
  const opening = openSite(memory.home, copyInProcess(), storageInMemory(), async () => false);
  await expect(opening).rejects.toThrow(OpenElsewhere);
});

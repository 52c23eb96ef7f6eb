import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/inspect.ts';
import { snapshotOf } from '../../tests/tools/memoryHome.ts';
import { loadForms } from './loadForms.ts';
import { createCopy, type WorkingCopy } from './workingCopy.ts';

await loadForms();

const site: unknown = JSON.parse(readFileSync('tests/fixtures/site/site.json', 'utf8'));
const page = (title: string, ...headlines: string[]) => ({
  path: `/${title.toLowerCase()}`,
  title,
  description: 'About it',
  blocks: headlines.map((headline) => ({ type: 'prose', headline, text: ['A text'] })),
});
const start = () =>
  createCopy(snapshotOf({ 'site.json': site, 'a.json': page('A', 'One'), 'b.json': page('B') }));
const textIn = (copy: WorkingCopy, name: string, ...path: (string | number)[]) =>
  valueAt(copy.content(name), path);

function type(copy: WorkingCopy, name: string, path: (string | number)[], text: string) {
  const store = copy.of(name);
  const target = store.find(path);
  if (!target || !store.write(target, () => text)) throw new Error(`No field ${path.join('.')}`);
}

test('a page and the site settings share one Undo', () => {
  const copy = start();
  type(copy, 'a.json', ['title'], 'New');
  type(copy, 'site.json', ['footer', 'text'], "We don't wait.");
  expect(copy.changed()).toEqual(['a.json', 'site.json']);
  expect(copy.undo()).toBe('site.json');
  expect(copy.changed()).toEqual(['a.json']);
  expect([copy.undo(), copy.undo()]).toEqual(['a.json', undefined]);
  expect(copy.changed()).toEqual([]);
  expect([copy.redo(), copy.redo()]).toEqual(['a.json', 'site.json']);
  expect(textIn(copy, 'site.json', 'footer', 'text')).toBe("We don't wait.");
});

test('a change of several documents is one step, with removed and new ones', () => {
  const copy = start();
  copy.apply(
    new Map<string, ReturnType<WorkingCopy['content']>>([
      ['a.json', page('A', 'Two')],
      ['b.json', undefined],
      ['c.json', page('C')],
      ['broken.json', '{ "path": '],
    ]),
  );
  expect(copy.changed().sort()).toEqual(['a.json', 'b.json', 'broken.json', 'c.json']);
  expect(copy.edited('b.json')).toBeUndefined();
  expect(copy.edited('broken.json')).toBe('{ "path": ');
  copy.apply(new Map([['broken.json', JSON.stringify(page('D'))]]));
  expect(textIn(copy, 'broken.json', 'title')).toBe('D');
  copy.undo();
  copy.undo();
  expect(copy.changed()).toEqual([]);
  expect(textIn(copy, 'b.json', 'title')).toBe('B');
});

test('after a save, Undo returns to what was there before it', () => {
  const copy = start();
  type(copy, 'a.json', ['title'], 'New');
  copy.markSaved(
    snapshotOf({ 'site.json': site, 'a.json': copy.content('a.json'), 'b.json': page('B') }),
  );
  expect(copy.changed()).toEqual([]);
  copy.undo();
  expect(copy.changed()).toEqual(['a.json']);
  expect(textIn(copy, 'a.json', 'title')).toBe('A');
});

test('others’ changes are in every state that Undo and Redo return to', () => {
  const copy = start();
  const store = copy.of('a.json');
  const headline = store.find(['blocks', 0, 'headline']);
  type(copy, 'a.json', ['title'], 'New');
  type(copy, 'a.json', ['description'], 'Mine');
  copy.undo();
  const theirs = page('A', 'Zero', 'One');
  copy.rebase(
    snapshotOf({ 'site.json': site, 'a.json': theirs, 'b.json': page('B', 'New block') }),
    new Map([['a.json', { ...theirs, title: 'New' }]]),
  );
  expect(copy.changed()).toEqual(['a.json']);
  expect(textIn(copy, 'b.json', 'blocks', 0, 'headline')).toBe('New block');
  copy.undo();
  expect(copy.content('a.json')).toEqual(theirs);
  copy.redo();
  copy.redo();
  expect(copy.content('a.json')).toEqual({ ...theirs, title: 'New', description: 'Mine' });
  // The field is still found, although its block was moved.
  expect(headline && store.write(headline, () => 'Late')).toBe(true);
  expect(textIn(copy, 'a.json', 'blocks', 1, 'headline')).toBe('Late');
});

test('others’ changes leave a list in a text as it is', () => {
  const copy = start();
  const text = ['Before', { list: ['one', ['two', { strong: 'bold' }]] }];
  const withText = { ...page('A'), blocks: [{ type: 'prose', headline: 'One', paragraphs: text }] };
  copy.apply(new Map([['a.json', withText]]));
  const others = { 'site.json': site, 'b.json': page('B', 'Theirs') };
  for (const title of ['A', 'Theirs', 'Theirs again']) {
    const newer = snapshotOf({ ...others, 'a.json': { ...page('A', 'One'), title } });
    copy.rebase(newer, new Map([['a.json', { ...withText, title }]]));
    expect(copy.content('a.json')).toEqual({ ...withText, title });
    type(copy, 'a.json', ['description'], `After ${title}`);
    expect(textIn(copy, 'a.json', 'blocks', 0, 'paragraphs')).toEqual(text);
  }
});

test('Undo does not bring back a page that others deleted after it was saved', () => {
  const copy = start();
  type(copy, 'b.json', ['title'], 'New');
  copy.markSaved(
    snapshotOf({ 'site.json': site, 'a.json': page('A', 'One'), 'b.json': copy.content('b.json') }),
  );
  type(copy, 'a.json', ['title'], 'Other');
  copy.rebase(
    snapshotOf({ 'site.json': site, 'a.json': page('A', 'One') }),
    new Map([['a.json', copy.content('a.json')]]),
  );
  copy.undo();
  copy.undo();
  expect(copy.content('b.json')).toBeUndefined();
  expect(copy.changed()).toEqual([]);
});

describe('Undo of another change keeps', () => {
  const files = (more: object) => snapshotOf({ 'site.json': site, 'b.json': page('B'), ...more });
  const saved = (copy: WorkingCopy) =>
    copy.markSaved(files({ 'a.json': copy.content('a.json'), 'b.json': copy.content('b.json') }));

  test.each(['Mine', 'Theirs'])('the answer to a question: %s', (title) => {
    const copy = start();
    type(copy, 'a.json', ['title'], 'First');
    type(copy, 'b.json', ['title'], 'New');
    type(copy, 'a.json', ['title'], 'Mine');
    type(copy, 'b.json', ['description'], 'New');
    const theirs = { ...page('A', 'One'), title: 'Theirs' };
    const answer = title === 'Mine' ? [['a.json', { ...theirs, title }] as const] : [];
    copy.rebase(
      files({ 'a.json': theirs }),
      new Map([...answer, ['b.json', copy.content('b.json')]]),
    );
    copy.undo();
    expect(textIn(copy, 'a.json', 'title')).toBe(title);
    copy.undo();
    expect(textIn(copy, 'a.json', 'title')).toBe(title === 'Mine' ? 'First' : 'Theirs');
  });

  test('a page that others changed and she deleted, if the answer was to keep it', () => {
    const copy = start();
    copy.apply(new Map([['a.json', undefined]]));
    type(copy, 'b.json', ['title'], 'New');
    copy.rebase(
      files({ 'a.json': page('A', 'Theirs') }),
      new Map([['b.json', copy.content('b.json')]]),
    );
    copy.undo();
    expect(textIn(copy, 'a.json', 'blocks', 0, 'headline')).toBe('Theirs');
  });

  test('what others published after her', () => {
    const copy = start();
    type(copy, 'a.json', ['blocks', 0, 'headline'], 'Mine');
    saved(copy);
    const theirs = page('A', 'Theirs', 'Added');
    copy.rebase(files({ 'a.json': theirs }), new Map());
    copy.undo();
    expect(copy.content('a.json')).toEqual(theirs);
  });
});

/** Numbers from 0 to below `limit`, always the same for the same seed. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A model of a page: what the editor must have done, without forms, identities or steps. */
type Model = ReturnType<typeof page>;

test('2,000 random steps end like those of a model, and Undo leads back through the last 500', () => {
  const names = ['a.json', 'b.json'];
  const copy = start();
  const random = randomFrom(49);
  const models = new Map<string, Model>([
    ['a.json', page('A', 'One')],
    ['b.json', page('B')],
  ]);
  let footer = valueAt(site, ['footer', 'text']);
  const expected = () => [...names.map((name) => models.get(name)), footer];
  const actual = () => [
    ...names.map((name) => copy.content(name)),
    textIn(copy, 'site.json', 'footer', 'text'),
  ];
  const seen = [expected()];
  const now = vi.spyOn(Date, 'now');
  for (let step = 1; step <= 2000; step += 1) {
    // Each change is a step of its own.
    now.mockReturnValue(step * 5000);
    const name = names[random(2)] ?? '';
    const model = models.get(name) ?? page('A');
    const store = copy.of(name);
    const index = random(Math.max(1, model.blocks.length));
    const key = store.get().state.blocks[index]?.key ?? -1;
    const [block] = page('X', `Words ${step}`).blocks;
    const change = (blocks: Model['blocks']) => models.set(name, { ...model, blocks });
    const found = model.blocks[index];
    const { past } = copy.get();
    const kind = found ? random(7) : 6;
    if (kind === 0) {
      footer = `Footer ${step}`;
      type(copy, 'site.json', ['footer', 'text'], `Footer ${step}`);
    } else if (kind === 1 && found) {
      type(copy, name, ['blocks', index, 'headline'], `Words ${step}`);
      change(model.blocks.with(index, { ...found, headline: `Words ${step}` }));
    } else if (kind === 2) {
      store.dispatch({ type: 'remove', key });
      change(model.blocks.toSpliced(index, 1));
    } else if (kind === 3 && found) {
      store.dispatch({ type: 'duplicate', key });
      change(model.blocks.toSpliced(index, 0, found));
    } else if (kind === 4 && found) {
      const to = random(model.blocks.length);
      store.dispatch({ type: 'move', key, to });
      change(model.blocks.toSpliced(index, 1).toSpliced(to, 0, found));
    } else if (kind === 5) {
      copy.apply(
        new Map([
          ['a.json', page('A', 'One')],
          ['b.json', { ...page('B'), title: `B${step}` }],
        ]),
      );
      models.set('a.json', page('A', 'One'));
      models.set('b.json', { ...page('B'), title: `B${step}` });
    } else if (block && model.blocks.length < 20) {
      store.dispatch({ type: 'insert', index, block });
      change(model.blocks.toSpliced(index, 0, block));
    }
    expect(actual()).toEqual(expected());
    if (copy.get().past !== past) seen.push(expected());
  }
  for (let back = 2; back <= 501; back += 1) {
    copy.undo();
    expect(actual()).toEqual(seen.at(-back));
  }
  expect(copy.undo()).toBeUndefined();
});

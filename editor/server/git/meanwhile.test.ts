// What others, and the person too, do while a publication is built.
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorInClone } from '../../../tests/tools/editorInClone.ts';
import { type GitSite, git, gitSite, replaceIn } from '../../../tests/tools/gitSite.ts';

let site: GitSite;
/** What happens during each build, as often as there is something left. */
let during: (() => Promise<unknown>)[];
let builds: number;
beforeEach(async () => {
  site = await gitSite();
  during = [];
  builds = 0;
});
afterEach(() => site.remove());

async function editor() {
  const build = async () => {
    builds += 1;
    await during.shift()?.();
  };
  const anna = await editorInClone(site, 'anna', { build });
  await anna.change('visit.json', 'Come in and play', 'Come in');
  return anna;
}

/** Somebody who publishes a change of a page with git alone. */
async function other() {
  const folder = await site.clone('ben');
  return async (from: string, to: string) => {
    await git(folder, 'pull', '-q', '--rebase');
    await replaceIn(path.join(folder, 'pages/visit.json'), from, to);
    await git(folder, 'commit', '-qam', to);
    await git(folder, 'push', '-q');
  };
}

test('where somebody else was faster, it is done once more, with what they have published', async () => {
  const [anna, publish] = [await editor(), await other()];
  during.push(() => publish('Write to us', 'Write'));
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(builds).toBe(2);
  const published = await site.published('pages/visit.json');
  expect([published.includes('"Come in"'), published.includes('"Write"')]).toEqual([true, true]);
  expect(await anna.read('visit.json')).toBe(`${published}\n`);
  expect(await git(anna.folder, 'status', '--porcelain')).toBe('');
});

test('where others are faster four times, nothing is published, and it is said to try again', async () => {
  const [anna, publish] = [await editor(), await other()];
  const titles = ['Write to us', 'One', 'Two', 'Three', 'Four'];
  for (let turn = 0; turn < 4; turn += 1) {
    during.push(() => publish(`"${titles[turn]}"`, `"${titles[turn + 1]}"`));
  }
  await expect(anna.publish()).rejects.toThrow('Others publish at this moment, again and again.');
  expect(builds).toBe(4);
  expect(await anna.read('visit.json')).toContain('"Come in"');
  expect(await site.published('pages/visit.json')).not.toContain('"Come in"');
});

test('what is saved meanwhile stays, and is not published', async () => {
  const anna = await editor();
  during.push(() => anna.change('visit.json', '"Come in"', '"Come on in"'));
  const answer = await anna.publish();
  expect(answer).toMatchObject({ kind: 'done' });
  expect(await site.published('pages/visit.json')).toContain('"Come in"');
  expect(await anna.read('visit.json')).toContain('"Come on in"');
  expect(await anna.store.publishing({})).toMatchObject({
    outgoing: [{ changes: [{ words: 'Hero › Headline', from: 'Come in', to: 'Come on in' }] }],
  });
});

test('what is saved meanwhile where others have published the same is asked about, and nothing is published', async () => {
  const [anna, publish] = [await editor(), await other()];
  await publish('"Write to us"', '"Write"');
  during.push(() => anna.change('visit.json', '"Write to us"', '"Call us"'));
  await expect(anna.publish()).rejects.toThrow('You saved something while others published');
  expect(await site.published('pages/visit.json')).not.toContain('"Come in"');
  expect(await anna.read('visit.json')).toContain('"Call us"');
  expect(await anna.publish()).toMatchObject({
    kind: 'questions',
    questions: [{ mine: 'Call us', theirs: 'Write' }],
  });
});

test('what is saved while others are faster is not published with the rest', async () => {
  const [anna, publish] = [await editor(), await other()];
  during.push(async () => {
    await publish('Write to us', 'Write');
    await anna.change('visit.json', '"Come in"', '"Come on in"');
  });
  await expect(anna.publish()).rejects.toThrow('You saved something while others published');
  expect(await site.published('pages/visit.json')).not.toContain('Come on in');
  expect(await anna.read('visit.json')).toContain('"Come on in"');
});

test('where the branch of the folder is switched meanwhile, nothing is published, and its files stay as they are', async () => {
  const [anna, publish] = [await editor(), await other()];
  await publish('"Write to us"', '"Write"');
  during.push(() => git(anna.folder, 'checkout', '-q', '-b', 'mine'));
  await expect(anna.publish()).rejects.toThrow('Somebody has switched the branch of this folder');
  expect(await anna.read('visit.json')).toContain('"Write to us"');
  expect(await site.published('pages/visit.json')).not.toContain('"Come in"');
});

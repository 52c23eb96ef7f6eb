// @module-tag slow
// Changes by others, and by the same person, while a publication is being built.
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorInClone } from '../../../tests/tools/editorInClone.ts';
import { type GitSite, git, gitSite, replaceIn } from '../../../tests/tools/gitSite.ts';

let site: GitSite;
/** Actions to run during the builds, one per build. */
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

/** Another person, who publishes a change of a page with plain git. */
async function other() {
  const folder = await site.clone('ben');
  return async (from: string, to: string) => {
    await git(folder, 'pull', '-q', '--rebase');
    await replaceIn(path.join(folder, 'pages/visit.json'), from, to);
    await git(folder, 'commit', '-qam', to);
    await git(folder, 'push', '-q');
  };
}

test('tries again with the changes of others if they published first', async () => {
  const [anna, publish] = [await editor(), await other()];
  during.push(() => publish('Write to us', 'Write'));
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(builds).toBe(2);
  const published = await site.published('pages/visit.json');
  expect([published.includes('"Come in"'), published.includes('"Write"')]).toEqual([true, true]);
  expect(await anna.read('visit.json')).toBe(`${published}\n`);
  expect(await git(anna.folder, 'status', '--porcelain')).toBe('');
});

test('gives up after others published first four times, and publishes nothing', async () => {
  const [anna, publish] = [await editor(), await other()];
  const titles = ['Write to us', 'One', 'Two', 'Three', 'Four'];
  for (let turn = 0; turn < 4; turn += 1) {
    during.push(() => publish(`"${titles[turn]}"`, `"${titles[turn + 1]}"`));
  }
  await expect(anna.publish()).rejects.toThrow('Others keep publishing at the same moment.');
  expect(builds).toBe(4);
  expect(await anna.read('visit.json')).toContain('"Come in"');
  expect(await site.published('pages/visit.json')).not.toContain('"Come in"');
});

test('keeps a change saved during publishing, and does not publish it', async () => {
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

test('publishes nothing if a field saved during publishing was also published by others, and asks', async () => {
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

test('publishes nothing and changes no files if the branch is switched during publishing', async () => {
  const [anna, publish] = [await editor(), await other()];
  await publish('"Write to us"', '"Write"');
  during.push(() => git(anna.folder, 'checkout', '-q', '-b', 'mine'));
  await expect(anna.publish()).rejects.toThrow('Somebody just switched the branch of this folder');
  expect(await anna.read('visit.json')).toContain('"Write to us"');
  expect(await site.published('pages/visit.json')).not.toContain('"Come in"');
});

// @vitest-environment node
// What happens beside a publication: addresses of reviews, what others do meanwhile, what is left and what is kept.
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type GitSite,
  git,
  gitEnvironment,
  gitSite,
  replaceIn,
} from '../../../tests/support/gitSite.ts';
import { openStore } from '../store.ts';
import type { Build } from './send.ts';

let site: GitSite;
beforeEach(async () => {
  for (const [name, value] of Object.entries(gitEnvironment)) {
    if (value !== undefined) process.env[name] = value;
  }
  site = await gitSite();
});
afterEach(() => site.remove());

const noBuild: { build: Build } = { build: async () => {} };

async function editor(name: string, options = noBuild) {
  const folder = await site.clone(name);
  const file = (own: string) => path.join(folder, 'pages', own);
  const store = await openStore(path.join(folder, 'pages'), options);
  return {
    ...{ folder, store, file },
    change: (from: string, to: string) => replaceIn(file('visit.json'), from, to),
    publish: () => store.publish({ choices: [] }),
    git: (...args: string[]) => git(folder, ...args),
  };
}

async function hook(folder: string, name: string, script: string) {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

test('a review has the address that the host offers when the branch comes, and cannot be taken back', async () => {
  const anna = await editor('anna');
  await anna.git('config', 'user.name', 'Änna M. Óz!');
  await replaceIn(anna.file('site.json'), '"url"', '"publishing": "review",\n  "url"');
  expect(await anna.store.publishing({})).toMatchObject({ target: { isReview: true } });
  await hook(site.host, 'hooks/post-receive', 'echo "Open it: https://host.test/review/7"');
  const answer = await anna.publish();
  expect(answer).toMatchObject({
    publication: {
      subject: 'Change the site settings',
      review: {
        branch: expect.stringMatching(/^review\/\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d-anna-m-oz$/),
        address: 'https://host.test/review/7',
      },
    },
  });
  expect(answer).not.toHaveProperty('publication.isBack');
  expect(await anna.store.publishing({})).toMatchObject({
    last: { review: { address: 'https://host.test/review/7' } },
  });
  expect(await anna.store.live({})).toEqual({ state: 'unknown' });
  await expect(anna.store.takeBack({ choices: [] })).rejects.toThrow(
    'Nothing was published from here that can be taken back.',
  );
});

test('what is no more published cannot be taken back', async () => {
  const anna = await editor('anna');
  const before = await anna.git('rev-parse', 'HEAD');
  await anna.change('Come in and play', 'Come in');
  await anna.publish();
  await git(site.host, 'update-ref', 'refs/heads/main', before);
  await expect(anna.store.takeBack({ choices: [] })).rejects.toThrow(
    'The last publication is not what is published any more.',
  );
});

test('where the host does not answer, what was known is shown, with the reason, and nothing is brought in', async () => {
  const anna = await editor('anna');
  await anna.change('Come in and play', 'Come in');
  await anna.git('remote', 'set-url', 'origin', '/nowhere');
  const state = await anna.store.publishing({});
  expect(state).toMatchObject({
    outgoing: [{ name: 'visit.json' }],
    notAsked: expect.stringContaining('There is no site at the address'),
    person: { name: 'anna Example', email: 'anna@example.test' },
  });
  await expect(anna.store.bringIn({ choices: [] })).rejects.toThrow('There is no site at the');
  // Not asked at all, nothing is missing.
  expect(await anna.store.publishing({ fetch: false })).not.toHaveProperty('notAsked');
});

test('what others have published is not known before it is asked for', async () => {
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  await ben.change('Come in and play', 'Come in');
  await ben.publish();
  expect(await anna.store.publishing({ fetch: false })).toMatchObject({ incoming: [] });
  expect(await anna.store.publishing({})).toMatchObject({ incoming: [{ name: 'visit.json' }] });
  await anna.git('checkout', '-q', '--detach', 'HEAD');
  expect(await anna.store.publishing({})).toEqual({
    why: expect.stringContaining('an old state of the repository and no branch'),
  });
});

test.each([
  [{ name: ' <> ', email: 'a@b.test' }],
  [{ name: 'Anna', email: '' }],
  [{ name: 'Anna', email: 'a b@c.test' }],
  [{ name: 'Anna', email: 'a@b@c.test' }],
])('%j is nobody who publishes, and is not kept', async (person) => {
  const anna = await editor('anna');
  await anna.change('Come in and play', 'Come in');
  await expect(anna.store.publish({ choices: [], person })).rejects.toThrow(
    'Write your name, and an e-mail address such as you@company.com.',
  );
  expect(await anna.git('config', 'user.name')).toBe('anna Example');
  expect(await anna.git('config', 'user.email')).toBe('anna@example.test');
});

test('what killed programs have left goes with the next publication, and what running ones need stays', async () => {
  const anna = await editor('anna');
  const kept = path.join(anna.folder, '.git/editor');
  const [gone, running] = [999_999_999, process.ppid];
  for (const id of [gone, running]) {
    await mkdir(path.join(kept, `work-${id}/in`), { recursive: true });
    await writeFile(path.join(kept, `index.${id}`), '');
  }
  await writeFile(path.join(kept, `pages.json.${gone}.tmp`), '{');
  await anna.change('Come in and play', 'Come in');
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect((await readdir(kept)).sort()).toEqual(
    [`index.${running}`, 'pages.json', `work-${running}`].sort(),
  );
});

test('what is built is the published state with the changes, and the packages of the project are there for its checks', async () => {
  const seen: string[][] = [];
  const build: Build = async (content) => {
    const around = path.dirname(content);
    seen.push(await readdir(around));
    expect(await readFile(path.join(content, 'visit.json'), 'utf8')).toContain('"Come in"');
    expect(await readFile(path.join(around, 'code.ts'), 'utf8')).toBe('export const first = 1;\n');
  };
  const anna = await editor('anna', { build });
  const packages = path.join(anna.folder, 'node_modules/a');
  await mkdir(packages, { recursive: true });
  await writeFile(path.join(anna.folder, 'code.ts'), 'not committed');
  await hook(anna.folder, '.git/hooks/pre-commit', 'test -d node_modules/a');
  await anna.change('Come in and play', 'Come in');
  await rm(anna.file('pictures/mark.svg'), { force: true });
  await replaceIn(anna.file('site.json'), ',\n    "mark": { "src": "pictures/mark.svg" }', '');
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('node_modules');
  // The link to the packages is gone, and they are not.
  expect(await readdir(path.join(anna.folder, 'node_modules'))).toEqual(['a']);
  expect(await git(site.host, 'ls-tree', '-r', '--name-only', 'main')).not.toMatch(
    /mark\.svg|node_modules/,
  );
});

test('pictures that others replace or remove are kept, as many as are kept of all', async () => {
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  const bytes = await readFile(ben.file('pictures/mark.svg'));
  await writeFile(ben.file('pictures/mark.svg'), bytes.toString().replace('<svg', '<svg  '));
  await writeFile(ben.file('downloads/price-list.pdf'), '%PDF-1.7 another');
  await ben.publish();
  expect(await anna.store.bringIn({ choices: [] })).toEqual({ kind: 'done' });
  const { removed } = await anna.store.pictures({});
  expect(removed.map(({ src }) => src).sort()).toEqual([
    'downloads/price-list.pdf',
    'pictures/mark.svg',
  ]);
  expect(await readFile(anna.file('pictures/mark.svg'), 'utf8')).toContain('<svg  ');
});

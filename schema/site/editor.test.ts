import { expect, test } from 'vitest';
import { diagnoseAfter } from '../../tests/tools/secondSite.ts';

/** The messages about the `editor` of a site, each with the text that it suggests. */
function reports(editor: object, more: object = {}) {
  const { diagnostics } = diagnoseAfter('site.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), editor, ...more }, null, 2),
  );
  return diagnostics.map(({ message, suggestion = '' }) => `${message} ${suggestion}`);
}
const repository = 'plum-rye/site';

test.each([
  { repository },
  { repository: 'a/.github', branch: 'feature/new-menu', folder: '' },
  { repository, branch: 'main', folder: 'content/bäckerei 2', relay: 'https://sign.test/github' },
])('accepts %j', (editor) => {
  expect(reports(editor)).toEqual([]);
});

test('warns about a script at the address of the editor, unless that is a separate one', () => {
  const analytics = { provider: 'plausible', id: 'piano.test' };
  const warning = [expect.stringContaining('token')];
  expect(reports({ repository }, { analytics })).toEqual(warning);
  expect(reports({ repository, address: 'https://piano.test/x' }, { analytics })).toEqual(warning);
  expect(reports({ repository, address: 'https://edit.piano.test' }, { analytics })).toEqual([]);
});

test.each([
  ['https://github.com/plum-rye/site', repository],
  ['https://github.com/plum-rye/site.git', repository],
  ['github.com/plum-rye/site/tree/main/content', repository],
  ['git@github.com:plum-rye/site.git', repository],
])('suggests the repository in %s', (input, meant) => {
  expect(reports({ repository: input })).toEqual([expect.stringContaining(`"${meant}"`)]);
});

test.each([
  [{ folder: '/content/bakery/' }, '"content/bakery"'],
  [{ folder: 'content\\bakery' }, '"content/bakery"'],
  [{ folder: './content' }, '"content"'],
  [{ relay: 'http://sign-in.test' }, '"https://sign-in.test"'],
  [{ address: 'edit.test' }, `"https://edit.test"`],
  [{ relay: 'sign-in.test' }, '"https://sign-in.test"'],
])('suggests a correction for %j', (wrong, meant) => {
  expect(reports({ repository, ...wrong })).toEqual([expect.stringContaining(meant)]);
});

test.each([
  ['a repository on GitHub', { repository: 'site' }],
  ['a repository on GitHub', { repository: 'https://gitlab.com/plum-rye/site' }],
  ['a repository on GitHub', { repository: 'plum-rye/..' }],
  ['the name of a branch', { repository, branch: 'my branch' }],
  ['the name of a branch', { repository, branch: 'a..b' }],
  ['the name of a branch', { repository, branch: 'main/' }],
  ['the name of a branch', { repository, branch: '-d' }],
  ['a folder of the repository', { repository, folder: '../other' }],
  ['a folder of the repository', { repository, folder: 'a/./b' }],
  ['a folder of the repository', { repository, folder: 'a\nb' }],
  ['the address of a sign-in relay', { repository, relay: 'https://sign.test/?a=1' }],
])('says that the text is not %s: %j', (words, editor) => {
  expect(reports(editor)).toEqual([expect.stringContaining(`is not ${words}.`)]);
});

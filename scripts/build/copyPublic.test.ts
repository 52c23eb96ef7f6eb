import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/content.ts';
import { copyPublic } from './copyPublic.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const theirs = { ...site.leadForm, src: 'https://forms.test/quote', embedScript: undefined };
const { blog: _blog, ...withoutBlog } = site;

async function copied(leadForm: typeof site.leadForm, blog?: typeof site.blog) {
  const named = { ...withoutBlog, leadForm, ...(blog && { blog }) };
  const answered = await copyPublic(folder, [{ site: named, pages }]);
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = there
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join('/', path.relative(folder, parentPath), name));
  expect(answered.toSorted()).toEqual(files.sort());
  return files.filter((name) => name.startsWith('/demo'));
}

test('copies no demo for a site with a real form', async () => {
  expect(await copied(theirs)).toEqual([]);
  expect(await readdir(folder)).toContain('print.css');
});

test('copies the form demo with the files that it needs, without the blog demo', async () => {
  const form = { ...theirs, src: '/demo/lead-form.html' };
  const needed = ['/demo/demo.css', '/demo/lead-form.html', '/demo/lead-form.js', '/demo/theme.js'];
  expect(await copied(form)).toEqual(needed);
  expect(await copied({ ...form, embedScript: '/demo/form-embed.js' })).toEqual(
    [...needed, '/demo/form-embed.js'].sort(),
  );
});

test('copies the blog demo without the form demo', async () => {
  expect(await copied(theirs, { src: '/demo/blog.html', title: 'Blog' })).toEqual([
    '/demo/blog.html',
    '/demo/demo.css',
    '/demo/theme.js',
  ]);
});

import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockTypes, type Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import {
  blockModule,
  browserEntry,
  bundleFiles,
  readEarlyScript,
  readPageCode,
} from './bundledCode.ts';

const chunk = (file: string, modules: string[], imports: string[] = []) => ({
  file: `assets/${file}`,
  modules,
  imports: imports.map((name) => `assets/${name}`),
});
const chunks = [
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('faq.js', ['src/blocks/Faq.tsx'], ['accordion.js', 'react.js']),
  chunk('accordion.js', ['node_modules/accordion/index.js'], ['react.js']),
  chunk('form.js', ['src/ui/OwnForm.tsx'], ['react.js']),
  chunk('facts.js', ['src/layout/FooterFacts.tsx'], ['react.js']),
  chunk('main.js', [browserEntry], ['react.js']),
];
const pageOf = (...types: 'faq'[]): Page => ({
  path: '/faq',
  title: '',
  description: '',
  blocks: types.map((type) => ({ type, items: [] })),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await writeFile(path.join(folder, bundleFiles.chunks), JSON.stringify(chunks));
  await writeFile(path.join(folder, bundleFiles.earlyScript), 'early()');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('lists the entry first, then everything that it and the blocks of the page import, each once', () => {
  const code = readPageCode(folder)(pageOf('faq', 'faq'), site);
  expect(readEarlyScript(folder)).toBe('early()');
  expect(code).toEqual([
    '/assets/main.js',
    '/assets/react.js',
    '/assets/faq.js',
    '/assets/accordion.js',
  ]);
});

test('includes the code for facts in the footer only on sites with facts', () => {
  const codeOf = readPageCode(folder);
  expect(codeOf(pageOf('faq'), site)).not.toContain('/assets/facts.js');
  const code = codeOf(pageOf('faq'), { ...site, hasFacts: true });
  expect(code).toContain('/assets/facts.js');
});

test('includes the code of a form of the site only on sites with one', () => {
  const codeOf = readPageCode(folder);
  expect(codeOf(pageOf('faq'), site)).not.toContain('/assets/form.js');
  const leadForm = { ...site.leadForm, action: '/api/contact', fields: [] };
  expect(codeOf(pageOf('faq'), { ...site, leadForm })).toContain('/assets/form.js');
});

test('throws with the module of a block type that has no code', async () => {
  const without = chunks.filter(({ file }) => file !== 'assets/faq.js');
  const code = JSON.stringify(without);
  await writeFile(path.join(folder, bundleFiles.chunks), code);
  expect(() => readPageCode(folder)(pageOf('faq'), site)).toThrow('src/blocks/Faq.tsx');
});

test('finds a component named after each block type', () => {
  expect(blockModule('card-grid')).toBe('src/blocks/CardGrid.tsx');
  expect(blockTypes.map(blockModule).filter((file) => !existsSync(file))).toEqual([]);
});

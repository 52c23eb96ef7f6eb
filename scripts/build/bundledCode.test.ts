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
  chunk('FormFrame.js', ['src/ui/FormFrame.tsx'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('faq.js', ['src/blocks/Faq.tsx'], ['accordion.js', 'react.js']),
  chunk('accordion.js', ['node_modules/accordion/index.js'], ['react.js']),
  chunk('dialog.js', ['src/layout/LeadFormDialog.tsx'], ['FormFrame.js', 'react.js']),
  chunk('embed.js', ['src/blocks/Embed.tsx'], ['FormFrame.js', 'react.js']),
  chunk('form.js', ['src/ui/OwnForm.tsx'], ['react.js']),
  chunk('facts.js', ['src/layout/FooterFacts.tsx'], ['react.js']),
  chunk('main.js', [browserEntry], ['react.js']),
];
const pageOf = (...types: ('faq' | 'embed')[]): Page => ({
  path: '/faq',
  title: '',
  description: '',
  blocks: types.map((type) =>
    type === 'faq' ? { type, items: [] } : { type, source: 'lead-form' as const },
  ),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await writeFile(path.join(folder, bundleFiles.chunks), JSON.stringify(chunks));
  await writeFile(path.join(folder, bundleFiles.earlyScript), 'early()');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('lists the entry first, then everything that it and the blocks of the page import, each once', () => {
  const { code } = readPageCode(folder)(pageOf('faq', 'faq'), site);
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
  expect(codeOf(pageOf('faq'), site).code).not.toContain('/assets/facts.js');
  const { code } = codeOf(pageOf('faq'), { ...site, hasFacts: true });
  expect(code).toContain('/assets/facts.js');
});

test('lists for the form dialog only files that the page does not load', () => {
  const codeOf = readPageCode(folder);
  expect(codeOf(pageOf('faq'), site).dialogCode).toEqual([
    '/assets/dialog.js',
    '/assets/FormFrame.js',
  ]);
  expect(codeOf(pageOf('embed'), site).dialogCode).toEqual(['/assets/dialog.js']);
});

test('includes the code of a form of the site only where it is shown', () => {
  const leadForm = { ...site.leadForm, action: '/api/contact', fields: [] };
  const codeOf = readPageCode(folder);
  const faq = codeOf(pageOf('faq'), { ...site, leadForm });
  expect(faq.code).not.toContain('/assets/form.js');
  expect(faq.dialogCode).toContain('/assets/form.js');
  expect(codeOf(pageOf('embed'), { ...site, leadForm }).code).toContain('/assets/form.js');
  expect(codeOf(pageOf('embed'), site).code).not.toContain('/assets/form.js');
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

// @module-tag slow
// Vite's commands, for developers who know Vite but not this project.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedAddress, startProgram } from '../scripts/startProgram.ts';
import { copyProject } from './tools/projectCopy.ts';

const vite = path.resolve('node_modules/vite/bin/vite.js');
let folder: string;
/** A copy of the project without its tests, as in a container. */
let project: string;
let env: NodeJS.ProcessEnv;
let out: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vite-'));
  out = path.join(folder, 'site');
  env = { ...process.env, NO_COLOR: '1', CONTENT: path.join(folder, 'content') };
  await cp('tests/fixtures/second-site', path.join(folder, 'content'), { recursive: true });
  project = await copyProject([
    ...['schema', 'src', 'scripts', 'package.json', 'package-lock.json'],
    ...['tsconfig.json', 'vite.config.ts'],
  ]);
  await build();
});
afterAll(async () => {
  for (const one of [folder, project]) await rm(one, { recursive: true, force: true });
});

const build = (...options: string[]) =>
  promisify(execFile)('node', [vite, 'build', '--outDir', out, ...options], { env, cwd: project });

test('vite serves the documents in CONTENT', async () => {
  const args = [vite, '--port', '0'];
  const dev = await startProgram('node', args, { env, findAddress: printedAddress });
  try {
    const page = await fetch(new URL('/visit', dev.address));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Harbor Piano Workshop');
    expect(html).toContain('/@vite/client');
    expect((await fetch(new URL('/src/main.tsx', dev.address))).status).toBe(200);
  } finally {
    await dev.stop();
  }
});

test('vite build builds the complete site, and keeps it if a document has an error', async () => {
  const files = await readdir(out, { recursive: true });
  expect(files).toEqual(
    expect.arrayContaining(['visit.html', 'share/visit.jpg', '_headers', 'sitemap.xml']),
  );
  expect(files.filter((name) => /worker|chunks\.json|early\.js/.test(name))).toEqual([]);
  const page = await readFile(path.join(out, 'visit.html'), 'utf8');
  const file = path.join(folder, 'content/visit.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"blocks"', '"blockz"'));
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('visit.json'),
  });
  expect(await readFile(path.join(out, 'visit.html'), 'utf8')).toBe(page);
  await writeFile(file, text);
});

test('vite build passes on options for the code, and refuses others in a sentence', async () => {
  await build('--sourcemap', '--minify', 'false');
  const assets = await readdir(path.join(out, 'assets'));
  const code = assets.find((name) => /^site-.*\.js$/.test(name)) ?? '';
  expect(assets).toContain(`${code}.map`);
  expect(await readFile(path.join(out, 'assets', code), 'utf8')).toContain('\n\t');
  for (const [option, value] of [
    ['--base', '/shop/'],
    ['--mode', 'test'],
    ['--assetsDir', 'files'],
  ] as const) {
    await expect(build(option, value)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`^[^]*A site .*${option}`),
    });
  }
});

test('vite preview serves the build with its headers, clean addresses, and 404 page', async () => {
  const args = [vite, 'preview', '--outDir', out, '--port', '0'];
  const preview = await startProgram('node', args, { env, findAddress: printedAddress });
  const get = (address: string) => fetch(new URL(address, preview.address), { redirect: 'manual' });
  try {
    const answers = await Promise.all(['/visit', '/visit/', '/nowhere'].map(get));
    expect(answers.map(({ status }) => status)).toEqual([200, 301, 404]);
    expect(answers[1]?.headers.get('location')).toBe('/visit');
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("object-src 'none'");
    }
  } finally {
    await preview.stop();
  }
});

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newSite } from './content/newSite.ts';
import { printedAddress, startProgram } from './startProgram.ts';

test('npm start exits with 1 and serves nothing if a document has an error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  const [content, dist] = ['content', 'dist'].map((name) => path.join(folder, name));
  try {
    await cp('tests/fixtures/second-site', content ?? '', { recursive: true });
    const file = path.join(content ?? '', 'home.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"type": "hero"', '"type": "heros"'));
    // An earlier build, which must not be served in place of the new one.
    await mkdir(dist ?? '');
    for (const name of ['404.html', 'licenses.txt', 'version.json']) {
      await writeFile(path.join(dist ?? '', name), 'the last build');
    }
    const args = ['--content', content ?? '', '--dir', dist ?? '', '--port', '0'];
    const started = promisify(execFile)('node', ['--import', 'tsx', 'scripts/start.ts', ...args], {
      timeout: 120_000,
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: expect.not.stringContaining('http://'),
      stderr: expect.stringContaining('dist is unchanged.'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('npm start builds a site and serves it', { tags: 'slow', timeout: 600_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'started-'));
  const [content, dist] = [path.join(folder, 'content'), path.join(folder, 'dist')];
  for (const [name, text] of newSite(content, 'Plum & Rye')) {
    await mkdir(path.dirname(path.join(content, name)), { recursive: true });
    await writeFile(path.join(content, name), text);
  }
  const options = ['--content', content, '--dir', dist, '--port', '0'];
  const { address, stop } = await startProgram(
    process.execPath,
    ['scripts/runBundled.mjs', 'start', ...options],
    { findAddress: printedAddress },
  );
  try {
    const answer = await fetch(new URL('/contact', address));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
    expect((await fetch(new URL('/nowhere', address))).status).toBe(404);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
});

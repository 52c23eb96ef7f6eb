// Consecutive builds of another site than the shipped one while its documents change.
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildOptions, buildSite } from '../scripts/build/buildSite.ts';
import { leaveBlocks, mountDisk } from './tools/disk.ts';
import { skipWithout } from './tools/has.ts';
import { runCommand } from './tools/runCommand.ts';
import { photo } from './tools/testPhoto.ts';

let folder: string;
const progress: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  const content = inFolder('content');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  // One photo that takes more than a second is enough.
  const small = await photo({ width: 60, height: 45 }).jpeg().toBuffer();
  for (const name of await readdir(path.join(content, 'pictures'), { recursive: true })) {
    if (!/\.jpg$/.test(name) || name === 'clean-keys.jpg') continue;
    await writeFile(path.join(content, 'pictures', name), small);
  }
  // One of its drawings is shown, and one is not.
  await cp('tests/fixtures/site/drawings', path.join(content, 'drawings'), { recursive: true });
  await change(
    'prices.json',
    '"type": "hero",',
    '"type": "hero", "drawing": "drawings/about-us.svg",',
  );
  await change('site.json', /"colors": \[[^\]]*\]/, '"colors": ["#0b5d3b"]');
  await build({
    onProgress: (stage, done, all) => progress.push(`${stage}: ${done} of ${all}`),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);
const folders = () => ({
  content: inFolder('content'),
  out: inFolder('out'),
  cache: inFolder('cache'),
});
const build = (options: Partial<BuildOptions> = {}) => buildSite({ ...folders(), ...options });
const built = (name: string) => readFile(inFolder(`out/${name}`), 'utf8');

/** The encoded pictures in the cache. A picture that is encoded again is another file. */
async function encodedPictures(): Promise<string[]> {
  const names = (await readdir(inFolder('cache/pictures'))).sort();
  const found = names.map((name) => stat(path.join(inFolder('cache/pictures'), name)));
  return (await Promise.all(found)).map(({ ino }, index) => `${names[index]} ${ino}`);
}

async function change(name: string, from: string | RegExp, to: string) {
  const text = await readFile(inFolder(`content/${name}`), 'utf8');
  expect(text.split(from).length).toBeGreaterThan(1);
  await writeFile(inFolder(`content/${name}`), text.replace(from, to));
}
const changeHome = (from: string, to: string) => change('home.json', from, to);

test('a build contains only drawings that its pages show, and no demo', {
  tags: 'slow',
}, async () => {
  const files = await readdir(inFolder('out'), { recursive: true });
  expect(files.filter((name) => /demo|^drawings/.test(name))).toEqual([]);
  expect(await built('robots.txt')).not.toContain('demo');
  const drawn = files.filter((name) => /^assets\/drawing-/.test(name));
  // Client-side navigation shows the same drawing as the prerendered page.
  const shown = await Promise.all(
    ['prices', 'visit'].map(async (page) => {
      const [, drawing = ''] =
        /href="\/(assets\/drawing-[\w-]{6}\.svg)#art"/.exec(await built(`${page}.html`)) ?? [];
      expect(await built(`${page}.json`)).toContain(`"file":"/${drawing}"`);
      return drawing;
    }),
  );
  expect(drawn.sort()).toEqual([...shown].sort());
  const [drawing = ''] = shown;
  // The text alternative is in the page, and the file has no title and no classes.
  expect(await built('prices.html')).toMatch(/<svg [^>]*aria-label="Line drawing of /);
  expect(await built(drawing)).not.toMatch(/<title|class=|, #/);
});

test('the smoke test requests each page and file of a build, and reports missing ones', {
  tags: 'slow',
}, async () => {
  const smoke = () => runCommand('scripts/smoke.ts', '--dir', inFolder('out'));
  expect(await smoke()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^6 pages and the \d/),
  });
  await rename(inFolder('out/visit.json'), inFolder('out/moved'));
  const missing = await smoke();
  await rename(inFolder('out/moved'), inFolder('out/visit.json'));
  expect(missing.code).toBe(1);
  expect(missing.error).toContain('/visit: /visit.json answers with status 404\n');

  await mkdir(inFolder('out/de'));
  const html = (await built('404.html')).replace(
    '</body>',
    '<a href="/404">English</a><img src="/gone.png"></body>',
  );
  await writeFile(inFolder('out/de/404.html'), html);
  const inGerman = await smoke();
  await rm(inFolder('out/de'), { recursive: true });
  expect(inGerman.error).toContain('/de/404: /gone.png answers with status 404\n');
  expect(inGerman.error).not.toContain(': /404 answers');
});

describe('the next build', () => {
  test('after a text change encodes no picture; the first build reported progress', async () => {
    expect(progress).toContainEqual(expect.stringMatching(/^pictures: \d+ of \d+$/));
    const encoded = await encodedPictures();
    expect(encoded.length).toBeGreaterThan(10);
    const pictures = (await readdir(inFolder('out/assets'))).filter((name) =>
      /\.(avif|webp)$/.test(name),
    );

    await changeHome('as it sounded on its first day', 'in tune again');
    expect(await build()).toMatchObject({ diagnostics: [], pages: 6 });
    expect(await built('index.html')).toContain('in tune again');
    expect(await encodedPictures()).toEqual(encoded);
    expect(await readdir(inFolder('out/assets'))).toEqual(expect.arrayContaining(pictures));
  });

  test('is for the host in site.json, unless --host names another', { tags: 'slow' }, async () => {
    await change('site.json', '"language"', '"host": "apache", "language"');
    const hostFiles = async () =>
      (await readdir(inFolder('out'))).filter((name) => /^[._]|^visit\.html/.test(name)).sort();
    await build();
    expect(await hostFiles()).toEqual([
      ...['.htaccess', 'visit.html', 'visit.html.br', 'visit.html.gz'],
    ]);
    await build({ preview: true });
    expect(await hostFiles()).toEqual([
      ...['.htaccess', '_headers', '_redirects', 'visit.html', 'visit.html.br', 'visit.html.gz'],
    ]);
    const { content, out, cache } = folders();
    const options = ['--content', content, '--out', out, '--cache', cache];
    const run = (host: string) => runCommand('scripts/build.ts', ...options, '--host', host);
    expect(await run('github-pages')).toMatchObject({ code: 0 });
    expect(await hostFiles()).toEqual(['visit.html']);
    expect(await run('iis')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--host must be one of: cloudflare, netlify,'),
    });
    await change('site.json', '"host": "apache", ', '');
  });

  test('on a full disk fails in words, and keeps the last good build', {
    tags: 'slow',
  }, async (context) => {
    skipWithout('mount', context);
    const disk = inFolder('disk');
    await mkdir(disk);
    const unmount = mountDisk(disk, 'size=64m');
    try {
      const out = path.join(disk, 'out');
      await cp(inFolder('out'), out, { recursive: true });
      await leaveBlocks(path.join(disk, 'filler'), 50);
      const state = async () => [
        (await readdir(disk, { recursive: true })).sort(),
        await readFile(path.join(out, 'index.html'), 'utf8'),
      ];
      const before = await state();
      await changeHome('in tune again', 'as new');
      const { content, cache } = folders();
      const options = ['--content', content, '--out', out, '--cache', cache];
      const { code, error } = await runCommand('scripts/build.ts', ...options);
      expect(error).toContain('The disk is full. Free some space, and try again.');
      expect(error).toContain('disk/out is unchanged.');
      expect(error).not.toMatch(/^ +at /m);
      expect(code).toBe(2);
      expect(await state()).toEqual(before);
    } finally {
      unmount();
      await rm(disk, { recursive: true });
    }
  });

  test('keeps the last good build and leaves nothing else when canceled', async () => {
    const before = await stat(inFolder('out/index.html'));
    for (const stage of ['check', 'pages', 'share pictures'] as const) {
      const canceled = new AbortController();
      const reason = new Error(`canceled at ${stage}`);
      const onProgress: BuildOptions['onProgress'] = (reached) => {
        if (reached === stage) canceled.abort(reason);
      };
      await expect(build({ signal: canceled.signal, onProgress })).rejects.toBe(reason);
      expect((await stat(inFolder('out/index.html'))).mtimeMs).toBe(before.mtimeMs);
      expect((await readdir(folder)).sort()).toEqual(['cache', 'content', 'out']);
    }
  });

  test('exits with 1 on an error in a document, and keeps the last good build', async () => {
    const before = await stat(inFolder('out/index.html'));
    await changeHome('"headline": "How a tuning goes"', '"headlin": "How a tuning goes"');
    const { content, out } = folders();
    const args = ['--content', content, '--out', out];
    const { code, error } = await runCommand('scripts/build.ts', ...args);
    expect(code).toBe(1);
    expect(error).toContain('block 2 (process) › headlin: There is no field "headlin" here.');
    expect(error).toContain('Did you mean "headline"?');
    expect(error).toContain(`${out} is unchanged.`);
    const after = await stat(inFolder('out/index.html'));
    expect(after.mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(folder)).sort()).toEqual(['cache', 'content', 'out']);
  });
});

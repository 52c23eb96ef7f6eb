import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { limits, maxPictureBytes } from '../../scripts/build/budget.ts';
import { weigh } from './weigh.ts';

// What a build leaves, with files of known sizes: random bytes become no smaller.
const start = {
  code: ['/assets/site.js'],
  dialogCode: [],
  site: '/site.json',
  document: '/index.json',
};
const picture = (name: string) =>
  `<picture><source type="image/avif" srcset="/p/${name}-400.avif 400w,/p/${name}-800.avif 780w,/p/${name}-1600.avif 1600w" sizes="100vw"><source type="image/webp" srcset="/p/${name}.webp 800w"><img src="/p/${name}.jpg" alt=""></picture>`;
// A picture that has no large file, and one that has a file for every width.
const others =
  '<picture><source srcset="/p/c-200.avif 200w, /p/c-300.avif 300w"></picture><picture><img src="/p/d.svg" alt=""></picture>';
const html = `<style>@font-face{src:url(/assets/text.woff2)}</style><script type="application/json" id="start">${JSON.stringify(start)}</script>${picture('a')}${picture('a')}${picture('b')}${others}`;

test('each page weighs what its first view loads, heaviest first, and its pictures as a phone takes them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'weigh-'));
  try {
    const files: Record<string, string | Buffer> = {
      '_site.json': '{}',
      'index.html': html,
      'index.json': '{"path":"/"}',
      '404.html': html,
      '404.json': '{"path":"/404"}',
      'site.json': '{}',
      'assets/site.js': randomBytes(20_000),
      'assets/text.woff2': randomBytes(30_000),
      'p/a-400.avif': randomBytes(1000),
      'p/a-800.avif': randomBytes(2000),
      'p/a-1600.avif': randomBytes(4000),
      'p/b-400.avif': randomBytes(100),
      'p/b-800.avif': randomBytes(200),
      'p/b-1600.avif': randomBytes(400),
      'p/c-200.avif': randomBytes(10),
      'p/c-300.avif': randomBytes(20),
      'p/d.svg': randomBytes(5),
    };
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    const { pages } = await weigh('documents', async (content, use) => {
      expect(content).toBe('documents');
      await use?.(folder);
    });
    expect(pages.map(({ path: route }) => route)).toEqual(['/404', '/']);
    const [, page] = pages;
    expect(page).toMatchObject({
      path: '/',
      pictures: { count: 4, bytes: 2225, limit: maxPictureBytes },
    });
    expect(page?.total.limit).toBe(limits.total);
    expect(page?.parts.slice(0, 2)).toMatchObject([
      { words: 'Typefaces', bytes: 30_000 },
      { words: 'Code of the blocks', limit: limits.javascript },
    ]);
    const limitOf = Object.fromEntries(
      (page?.parts ?? []).map(({ words, limit }) => [words, limit]),
    );
    expect(limitOf).toEqual({
      ...{ Typefaces: undefined, 'The page once more, for the code': undefined },
      'Code of the blocks': limits.javascript,
      'Texts and layout': limits.html,
    });
    expect(page?.parts).toEqual(page?.parts.toSorted((a, b) => b.bytes - a.bytes));
    // Nothing is said of what the page does not have.
    expect(page?.parts.filter(({ bytes }) => bytes === 0)).toEqual([]);
    const sum = page?.parts.reduce((bytes, part) => bytes + part.bytes, 0);
    expect(page?.total.bytes).toBe(sum);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { iconFile, iconType, writeIcons } from './icons.ts';
import { markOf } from './mark.ts';

/** Draws a square of one color. */
const square = (background: string) => (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const names = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

const filesOf = async (
  fields: object,
): Promise<Record<string, Uint8Array | string | undefined>> => {
  const mark = await markOf({ ...site, ...fields }, 'tests/fixtures/second-site');
  const icons = names.map(async (name) => [name, await iconFile(name, mark)] as const);
  return Object.fromEntries(await Promise.all(icons));
};
// The mark of a company without a name does not fill its square.
const files = await filesOf({ company: 'Company name' });

test('makes all icons from the brand’s mark', async () => {
  const initials = await filesOf({ company: 'Harbor Piano' });
  const marked = await filesOf({
    company: 'Harbor Piano',
    brand: { mark: { src: 'pictures/mark.svg' } },
  });
  for (const name of names) {
    const all = [files, initials, marked].map((fields) =>
      Buffer.from(fields[name] ?? '').toString('hex'),
    );
    expect(new Set(all).size, name).toBe(3);
  }
});

test.each([
  ['favicon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
])('%s has the media type %s', (name, type) => {
  expect(iconType(name)).toBe(type);
});

test.each(['toString', 'favicon.png', ''])('does not make an icon called "%s"', async (name) => {
  expect(iconType(name)).toBeUndefined();
  expect(await iconFile(name, await markOf(site, 'tests/fixtures/second-site'))).toBeUndefined();
});

test('writes all icons for a bitmap mark except favicon.svg', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  const mark = {
    favicon: undefined,
    draw: square('#000'),
    background: '#ff0000',
    hasUniformEdge: false,
  };
  await writeIcons(folder, mark);
  expect((await readdir(folder)).sort()).toEqual(['apple-touch-icon.png', 'favicon.ico']);
  await rm(folder, { recursive: true });
});

test.each([
  [true, 0],
  [false, 18],
])(
  'in the touch icon, a mark with a uniform edge (%s) has a margin of %i pixels',
  async (hasUniformEdge, margin) => {
    const size = 180;
    const icon = await iconFile('apple-touch-icon.png', {
      favicon: undefined,
      draw: square('#00f'),
      background: '#ff0000',
      hasUniformEdge,
    });
    const { data, info } = await sharp(Buffer.from(icon ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const middle = (size / 2) * size;
    const row = Array.from({ length: size }, (_, x) => data[3 * (middle + x) + 2] ?? 0);
    expect(Math.abs(row.findIndex((blue) => blue > 128) - margin)).toBeLessThanOrEqual(1);
    expect(
      Math.abs(size - 1 - row.findLastIndex((blue) => blue > 128) - margin),
    ).toBeLessThanOrEqual(1);
  },
);

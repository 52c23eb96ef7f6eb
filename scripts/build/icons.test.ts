import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paletteOf } from '../../schema/colors/index.ts';
import { site } from '../../tests/tools/content.ts';
import { iconFile, iconFiles, iconType, writeIcons } from './icons.ts';
import { markOf } from './mark.ts';

/** Draws a square of one color. */
const square = (background: string) => (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const filesOf = async (own: object) => {
  const branded = { ...site, ...own };
  return iconFiles(branded, await markOf(branded, 'tests/fixtures/second-site'));
};
// The mark of a company without a name does not fill its square.
const files = await filesOf({ company: 'Company name' });

test('the manifest uses colors of the palette', async () => {
  const colors = ['#0b5d3b'];
  const { light } = paletteOf(colors);
  const own = JSON.parse(String((await filesOf({ brand: { colors } }))['manifest.webmanifest']));
  expect(own).toMatchObject({ theme_color: light.paper, background_color: light.paper });
  expect(String(files['manifest.webmanifest'])).not.toContain(light.paper);
});

test('makes all icons from the brand’s mark', async () => {
  const initials = await filesOf({ company: 'Harbor Piano' });
  const marked = await filesOf({
    company: 'Harbor Piano',
    brand: { mark: { src: 'pictures/mark.svg' } },
  });
  for (const name of Object.keys(files).filter((own) => own !== 'manifest.webmanifest')) {
    const all = [files, initials, marked].map((own) =>
      Buffer.from(own[name] ?? '').toString('hex'),
    );
    expect(new Set(all).size, name).toBe(3);
  }
});

/** The width and height in a PNG's header (Portable Network Graphics, 11.2.2). */
function sizeOf(name: string, from = 0): [number, number] {
  const picture = Buffer.from(files[name] ?? '').subarray(from);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

test('every icon in the manifest has the stated size', () => {
  const { icons, name, lang } = JSON.parse(String(files['manifest.webmanifest']));
  expect({ name, lang }).toEqual({ name: 'Company name', lang: site.language });
  expect(icons).toHaveLength(3);
  for (const { src, sizes, type } of icons) {
    expect(type).toBe('image/png');
    expect(sizeOf(src.slice(1)).join('x')).toBe(sizes);
  }
});

test('the manifest opens the home page in the browser', () => {
  expect(JSON.parse(String(files['manifest.webmanifest']))).toMatchObject({
    id: '/',
    start_url: '/',
    display: 'browser',
  });
});

test.each([
  ['favicon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
  ['icon-maskable.png', 'image/png'],
  ['icon-192.png', 'image/png'],
  ['icon-512.png', 'image/png'],
  ['manifest.webmanifest', 'application/manifest+json'],
])('%s has the media type %s', async (name, type) => {
  expect(iconType(name)).toBe(type);
  expect(Object.keys(files)).toContain(name);
});

test.each(['toString', 'favicon.png', ''])('does not make an icon called "%s"', async (name) => {
  expect(iconType(name)).toBeUndefined();
  expect(
    await iconFile(name, site, await markOf(site, 'tests/fixtures/second-site')),
  ).toBeUndefined();
});

test('writes all icons for a bitmap mark except favicon.svg', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  const mark = {
    favicon: undefined,
    draw: square('#000'),
    background: '#ff0000',
    hasUniformEdge: false,
  };
  await writeIcons(folder, site, mark);
  const others = Object.keys(files).filter((name) => name !== 'favicon.svg');
  expect((await readdir(folder)).sort()).toEqual(others.sort());
  expect(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8')).toContain(site.company);
  await rm(folder, { recursive: true });
});

test.each([
  ['apple-touch-icon.png', true, 180, 0],
  ['apple-touch-icon.png', false, 180, 18],
  ['icon-maskable.png', true, 512, 70],
  ['icon-maskable.png', false, 512, 98],
])(
  'in %s, a mark with a uniform edge (%s) on %i pixels has a margin of %i',
  async (name, hasUniformEdge, size, margin) => {
    const icon = await iconFile(name, site, {
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

test('offers phones one maskable icon, and others to show unchanged', () => {
  const { icons } = JSON.parse(String(files['manifest.webmanifest']));
  const byPurpose = icons.map(({ src, purpose }: Record<string, string>) => [src, purpose]);
  expect(byPurpose).toEqual([
    ['/icon-192.png', 'any'],
    ['/icon-512.png', 'any'],
    ['/icon-maskable.png', 'maskable'],
  ]);
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
});

test('favicon.ico contains one picture at the offset in its directory', () => {
  const icon = Buffer.from(files['favicon.ico'] ?? '');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  expect([icon[6], icon[7]]).toEqual(sizeOf('favicon.ico', start));
});

test('phones crop only the background', async () => {
  for (const [name, part] of [
    ['icon-maskable.png', 0.15],
    ['apple-touch-icon.png', 0.08],
  ] as const) {
    const { data, info } = await sharp(Buffer.from(files[name] ?? ''))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const edge = Math.floor(info.height * part) * info.width * 4;
    const rows = [data.subarray(0, edge), data.subarray(-edge)];
    const colors = new Set(rows.flatMap((row) => row.toString('hex').match(/.{8}/g) ?? []));
    expect([...colors], name).toHaveLength(1);
    expect([...colors][0]).toMatch(/ff$/);
  }
});

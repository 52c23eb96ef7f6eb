// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../tests/support/content.ts';
import { iconFiles } from './icons.ts';

const files = await iconFiles(site);

/** The width and height that a PNG says it has (Portable Network Graphics, 11.2.2). */
function sizeOf(name: string, from = 0): [number, number] {
  const picture = Buffer.from(files[name] ?? '').subarray(from);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

test('every icon that the manifest names is a picture of the size that it says', () => {
  const { icons, name, lang } = JSON.parse(String(files['manifest.webmanifest']));
  expect({ name, lang }).toEqual({ name: site.company, lang: site.language });
  expect(icons).toHaveLength(3);
  for (const { src, sizes, type } of icons) {
    expect(type).toBe('image/png');
    expect(sizeOf(src.slice(1)).join('x')).toBe(sizes);
  }
});

test('phones are given one icon that they may cut, and others that they show as they are', () => {
  const { icons } = JSON.parse(String(files['manifest.webmanifest']));
  const byPurpose = icons.map(({ src, purpose }: Record<string, string>) => [src, purpose]);
  expect(byPurpose).toEqual([
    ['/icon-192.png', 'any'],
    ['/icon-512.png', 'any'],
    ['/icon-maskable.png', 'maskable'],
  ]);
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
});

test('favicon.ico is a file of icons with one picture, where its directory says', () => {
  const icon = Buffer.from(files['favicon.ico'] ?? '');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  expect([icon[6], icon[7]]).toEqual(sizeOf('favicon.ico', start));
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colorAt, photo } from '../../../tests/tools/testPhoto.ts';
import { importPicture, maxBytes, maxSide } from './importPicture.ts';

const small = () => photo({ width: 60, height: 40 });

describe('importPicture', () => {
  test('converts a photo to an upright JPEG in sRGB without metadata', async () => {
    const original = await small()
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer();
    expect(original.includes('A camera') || (await sharp(original).metadata()).exif).toBeTruthy();
    const { data, ending, width, height } = await importPicture(original);
    expect({ ending, width, height }).toEqual({ ending: '.jpg', width: 40, height: 60 });
    const { format, exif, icc, xmp, iptc, orientation, space } = await sharp(data).metadata();
    expect({ format, exif, icc, xmp, iptc, orientation, space }).toEqual({
      format: 'jpeg',
      space: 'srgb',
    });
  });

  test.each([
    ['opaque', 1, '.jpg'],
    ['with alpha', 0.5, '.webp'],
  ])('converts a large PNG (%s) to another format', async (_name, alpha, ending) => {
    // Noise, which PNG cannot compress.
    const raw = { width: 800, height: 640, channels: 3 } as const;
    const noise = createHash('shake256', { outputLength: 3 * 800 * 640 }).digest();
    const original = await sharp(noise, { raw })
      .ensureAlpha(alpha)
      .png({ compressionLevel: 0 })
      .toBuffer();
    const imported = await importPicture(original);
    expect(imported).toMatchObject({ ending, width: 800, height: 640 });
    expect(imported.data.length).toBeLessThanOrEqual(maxBytes);
    expect(`.${(await sharp(imported.data).metadata()).format}`.replace('jpeg', 'jpg')).toBe(
      ending,
    );
  });

  test('rejects an SVG over 1.5 MB', async () => {
    const svg = (length: number) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><title>${'a'.repeat(length)}</title></svg>`,
      );
    const room = maxBytes - svg(0).length;
    expect((await importPicture(svg(room))).data.length).toBe(maxBytes);
    await expect(importPicture(svg(room + 60_000))).rejects.toThrow(
      'It is an SVG of 1.6 MB. The maximum is 1.5 MB. Export it as a PNG.',
    );
    await expect(importPicture(svg(room + 1))).rejects.toThrow('The maximum is 1.5 MB');
  });

  test('limits a large, noisy photo to 3,200 pixels per side and 1.5 MB', {
    tags: 'slow',
  }, async () => {
    const tile = await photo({ width: 600, height: 400, noise: 60 }).png().toBuffer();
    const large = await sharp({
      create: { width: 3300, height: 2200, channels: 3, background: 'grey' },
    })
      .composite([{ input: tile, tile: true }])
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(2 * maxBytes);
    const { data, width, height } = await importPicture(large);
    expect(data.length).toBeLessThanOrEqual(maxBytes);
    // Not smaller than necessary.
    expect(data.length).toBeGreaterThan(0.7 * maxBytes);
    expect(Math.max(width, height)).toBeLessThanOrEqual(maxSide);
    expect(width / height).toBeCloseTo(1.5, 2);
    expect(width).toBeGreaterThanOrEqual(1200);
  });

  test.each([
    ['a PNG', () => small().png().toBuffer(), '.png'],
    ['a PNG that is opaque', () => small().ensureAlpha(1).png().toBuffer(), '.png'],
    ['a PNG with alpha', () => small().ensureAlpha(0.5).png().toBuffer(), '.png'],
    ['a WebP', () => small().webp().toBuffer(), '.jpg'],
    ['a WebP with alpha', () => small().ensureAlpha(0.5).webp().toBuffer(), '.webp'],
    ['an AVIF', () => small().avif({ effort: 0 }).toBuffer(), '.jpg'],
    ['a CMYK', () => small().toColorspace('cmyk').jpeg().toBuffer(), '.jpg'],
    ['a grey one', () => small().greyscale().jpeg().toBuffer(), '.jpg'],
    ['one of 16 bits', () => small().toColorspace('rgb16').png().toBuffer(), '.png'],
  ])('returns the extension that matches the format of %s', async (name, make, ending) => {
    const imported = await importPicture(await make());
    expect(imported).toMatchObject({ ending, width: 60, height: 40 });
    const { format, hasAlpha, depth } = await sharp(imported.data).metadata();
    expect(`.${format?.replace('jpeg', 'jpg')}`).toBe(ending);
    expect(hasAlpha).toBe(name.endsWith('with alpha'));
    expect(depth).toBe('uchar');
  });

  test('converts a HEIC in Display P3 to a JPEG with the same colors', async () => {
    const { data, ending, width, height } = await importPicture(
      await readFile('tests/tools/wideGamut.heic'),
    );
    expect({ ending, width, height }).toEqual({ ending: '.jpg', width: 320, height: 240 });
    const { exif, icc } = await sharp(data).metadata();
    expect({ exif, icc }).toEqual({});
    // The file's red, 211, 55, 40 in Display P3, is this in sRGB.
    const [red = 0, green = 0, blue = 0] = await colorAt(data, 0.2, 0.2);
    expect(Math.abs(red - 230)).toBeLessThan(6);
    expect(Math.abs(green - 30)).toBeLessThan(10);
    expect(Math.abs(blue - 20)).toBeLessThan(12);
  });

  test('cleans an SVG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>';
    const imported = await importPicture(Buffer.from(`<?xml version="1.0"?><!-- Ada -->${svg}`));
    expect(imported).toMatchObject({ ending: '.svg', width: 30, height: 20 });
    expect(String(imported.data)).not.toContain('Ada');
  });
});

/** A PNG whose header states this size. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const png = await small().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('rejects with a readable reason:', () => {
  test.each([
    ['nothing', async () => Buffer.alloc(0), 'It is empty.'],
    ['30 MB', async () => Buffer.alloc(30_000_000, 1), 'It is 30.0 MB. The maximum is 20 MB.'],
    ['HTML', async () => Buffer.from('<!doctype html><script>1</script>'), 'It is not a picture'],
    ['a program', async () => Buffer.from('MZ\x90\0'), 'It is not a picture'],
    ['a GIF', async () => Buffer.from('GIF89a......'), 'It is a GIF.'],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), 'It is a PDF.'],
    ['a bomb', () => bomb(20_000, 20_000), '400 megapixels'],
    ['a bomb that is long', () => bomb(2_000_000_000, 1), 'It is a PNG that cannot be read'],
    [
      'an SVG with script',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
        ),
      'It has the element "script"',
    ],
    [
      'half a JPEG',
      async () => {
        const data = await photo({ width: 400, height: 300 }).jpeg().toBuffer();
        return data.subarray(0, data.length / 2);
      },
      'It cannot be decoded completely',
    ],
    [
      'a JPEG that has lost its middle',
      async () => {
        const data = await photo({ width: 400, height: 300 }).jpeg().toBuffer();
        return data.fill(0, Math.floor(data.length / 2), Math.floor(data.length / 2) + 2000);
      },
      'It cannot be decoded completely',
    ],
    [
      'half a HEIC',
      async () => (await readFile('tests/tools/wideGamut.heic')).subarray(0, 1500),
      'It is a damaged HEIC file',
    ],
    [
      'what only begins as a HEIC',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic garbage'),
      'It is a damaged HEIC file',
    ],
  ])('%s', async (_name, make, words) => {
    await expect(make().then(importPicture)).rejects.toThrow(words);
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colorAt, photo } from '../../../tests/tools/testPhoto.ts';
import { encodePicture, makePlaceholder } from './encodePicture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'encode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function saved(name: string, image: Sharp): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, await image.toBuffer());
  return file;
}

/** Four colors: red and green on top, blue and white at the bottom. */
function quarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [isRight, isLow] = [at % width >= width / 2, at >= (width * height) / 2];
    const color = isLow
      ? isRight
        ? [230, 230, 230]
        : [30, 40, 200]
      : isRight
        ? [30, 160, 60]
        : [200, 40, 30];
    pixels.set(color, at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const near = (found: number[], expected: number[]) =>
  found.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 24);

test('encodes each width as AVIF and WebP, and one JPEG, none wider than the picture', async () => {
  const file = await saved('photo.jpg', photo({ width: 90, height: 60 }).jpeg());
  const files = await encodePicture(file, [30, 90], 60, false);
  expect(files.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'avif 30x20',
    'webp 30x20',
    'avif 90x60',
    'webp 90x60',
    'jpeg 60x40',
  ]);
  const tooWide = await encodePicture(file, [200], 300, false);
  expect(tooWide.map(({ width }) => width)).toEqual([90, 90, 90]);
  for (const { format, data } of files) {
    const { format: found } = await sharp(data).metadata();
    expect(found === 'heif' ? 'avif' : found).toBe(format);
  }
});

test('removes EXIF, GPS, XMP and the color profile', async () => {
  const exif = {
    IFD0: { Make: 'A camera', Artist: 'Ada' },
    IFD3: { GPSLatitude: '51/1 30/1 0/1' },
  };
  const file = await saved(
    'gps.jpg',
    photo({ width: 40, height: 30 }).withExif(exif).withIccProfile('p3').jpeg(),
  );
  expect((await readFile(file)).includes('A camera')).toBe(true);
  for (const { data } of await encodePicture(file, [40], 40, false)) {
    const { exif: left, xmp, icc, iptc, orientation } = await sharp(data).metadata();
    expect({ left, xmp, icc, iptc, orientation }).toEqual({});
    expect(Buffer.from(data).includes('A camera')).toBe(false);
  }
});

test.each([3, 5, 6])('rotates a photo with orientation %i', async (orientation) => {
  // The upright picture is first rotated the other way, as a camera stores it.
  const angles: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 };
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const upright = await quarters(60, 40).png().toBuffer();
  const turned = await sharp(upright)
    .rotate(angles[orientation] ?? 0)
    .png()
    .toBuffer();
  const stored = await sharp(turned).flop(isMirrored).png().toBuffer();
  const file = await saved(
    `turned-${orientation}.jpg`,
    sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }),
  );
  const [, webp] = await encodePicture(file, [60], 60, false);
  expect([webp?.width, webp?.height]).toEqual([60, 40]);
  const data = webp?.data ?? new Uint8Array();
  expect(near(await colorAt(data, 0.25, 0.25), [200, 40, 30])).toBe(true);
  expect(near(await colorAt(data, 0.75, 0.75), [230, 230, 230])).toBe(true);
});

test.each([
  ['CMYK', (image: Sharp) => image.toColorspace('cmyk').jpeg({ quality: 95 }), 'cmyk.jpg'],
  ['16 bits', (image: Sharp) => image.toColorspace('rgb16').png(), 'deep.png'],
  ['a wide gamut', (image: Sharp) => image.withIccProfile('p3').png(), 'p3.png'],
  ['grey', (image: Sharp) => image.greyscale().png(), 'grey.png'],
  ['a palette', (image: Sharp) => image.png({ palette: true }), 'palette.png'],
])('converts a picture with %s to 8-bit sRGB with the same colors', async (name, change, file) => {
  const input = await saved(file, change(quarters(60, 40)));
  const inputMetadata = await sharp(input).metadata();
  const files = await encodePicture(input, [60], 60, false);
  for (const { data } of files) {
    const { space, depth, channels } = await sharp(data).metadata();
    expect({ space, depth }).toEqual({
      space: expect.stringMatching(/^srgb$|^b-w$/),
      depth: 'uchar',
    });
    expect(channels).toBeLessThanOrEqual(3);
    if (name !== 'grey' && inputMetadata.space !== 'cmyk') {
      expect(near(await colorAt(data, 0.25, 0.25), [200, 40, 30]), name).toBe(true);
    }
    expect(near(await colorAt(data, 0.75, 0.75), [230, 230, 230]), name).toBe(true);
  }
});

test('keeps alpha in AVIF, WebP and PNG', async () => {
  const file = await saved('alpha.png', photo({ width: 40, height: 30 }).ensureAlpha(0.5).png());
  const files = await encodePicture(file, [40], 40, true);
  expect(files.map(({ format }) => format)).toEqual(['avif', 'webp', 'png']);
  for (const { data } of files) expect((await sharp(data).metadata()).hasAlpha).toBe(true);
});

test('rejects a truncated file and one with a damaged middle', async () => {
  const data = await photo({ width: 400, height: 300 }).jpeg().toBuffer();
  const file = path.join(folder, 'short.jpg');
  const middle = Math.floor(data.length / 2);
  const damaged = Buffer.concat([data.subarray(0, middle), data.subarray(middle + 1000)]);
  for (const content of [data.subarray(0, middle), damaged]) {
    await writeFile(file, content);
    await expect(encodePicture(file, [400], 400, false)).rejects.toThrow(
      'It cannot be decoded completely',
    );
  }
});

test('encodes only the given part of an upright picture', async () => {
  const file = await saved(
    'part.jpg',
    quarters(600, 400).withMetadata({ orientation: 3 }).jpeg({ quality: 95 }),
  );
  // When upright, blue is at the top right.
  const part = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  const files = await encodePicture(file, [60, 900], 100, false, 60, part);
  expect(files.map(({ width, height }) => `${width}x${height}`)).toEqual([
    ...['60x40', '60x40', '300x200', '300x200', '100x67'],
  ]);
  for (const { data } of files) {
    expect(near(await colorAt(data, 0.05, 0.05), [30, 40, 200])).toBe(true);
    expect(near(await colorAt(data, 0.95, 0.9), [30, 40, 200])).toBe(true);
  }
});

test('compresses files for dense screens more', async () => {
  const file = await saved('dense.png', photo({ width: 320, height: 240, noise: 6 }).png());
  const sizes = async (denseAbove?: number) =>
    (await encodePicture(file, [320], 320, false, denseAbove)).map(({ data }) => data.length);
  const [avif = 0, webp = 0, jpeg = 0] = await sizes();
  const [denseAvif = 0, denseWebp = 0, sameJpeg] = await sizes(300);
  expect(denseAvif / avif).toBeLessThan(0.8);
  expect(denseWebp / webp).toBeLessThan(0.95);
  expect(sameJpeg).toBe(jpeg);
  expect(await sizes(320)).toEqual([avif, webp, jpeg]);
});

test('makes a tiny placeholder with the same colors', async () => {
  const url = await makePlaceholder(await quarters(60, 40).jpeg().toBuffer());
  expect(url.length).toBeLessThan(200);
  const data = Buffer.from(url.split(',')[1] ?? '', 'base64');
  expect(await sharp(data).metadata()).toMatchObject({ width: 4, height: 3 });
  const [red = 0, , blue = 255] = await colorAt(data, 0.1, 0.1);
  expect(red - blue).toBeGreaterThan(60);
});

test('limits a picture taller than AVIF allows to that height, and makes each width once', async () => {
  const file = await saved(
    'tall.png',
    sharp(await quarters(16, 20).png().toBuffer())
      .resize(4, 20_000, { fit: 'fill' })
      .png(),
  );
  const files = await encodePicture(file, [2, 3, 4], 4, false);
  expect(files.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'avif 2x10922',
    'webp 2x10922',
    'avif 3x16383',
    'webp 3x16383',
    'jpeg 3x16383',
  ]);
});

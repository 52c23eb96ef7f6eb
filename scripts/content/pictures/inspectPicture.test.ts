import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { inspectData, inspectPicture } from './inspectPicture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const small = () => photo({ width: 60, height: 40 });

async function inspect(name: string, data: Uint8Array | string) {
  const file = path.join(folder, name);
  await writeFile(file, data);
  return inspectPicture(file);
}

test.each([
  ['photo.jpg', 'jpeg', () => small().jpeg().toBuffer()],
  ['photo.JPEG', 'jpeg', () => small().jpeg().toBuffer()],
  ['photo.png', 'png', () => small().png().toBuffer()],
  ['photo.webp', 'webp', () => small().webp().toBuffer()],
  ['photo.avif', 'avif', () => small().avif({ effort: 0 }).toBuffer()],
])('reads %s', async (name, kind, make) => {
  const data = await make();
  const expected = {
    kind,
    width: 60,
    height: 40,
    hasAlpha: false,
    pixels: 2400,
    bytes: data.length,
  };
  expect(await inspect(name, data)).toEqual(expected);
});

test('detects alpha', async () => {
  expect(await inspect('alpha.png', await small().ensureAlpha(0.5).png().toBuffer())).toMatchObject(
    {
      hasAlpha: true,
    },
  );
});

test('an SVG has the size of its viewBox', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9"/></svg>';
  const found = await inspect('drawing.svg', `<?xml version="1.0"?>\n<!-- a drawing -->${svg}`);
  expect(found).toMatchObject({ kind: 'svg', width: 300, height: 200, hasAlpha: true, pixels: 0 });
});

/** The header of an ISO base media file that names its brands. */
const media = (brands: string) => {
  const text = `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;
  return Buffer.from(text.padEnd(200, '\0'), 'latin1');
};

/** A PNG with this size in its header, but without pixels. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  const chunks = '\0\0\0\0IDAT5\xaf\x06\x1e\0\0\0\0IEND\xaeB`\x82';
  return Buffer.concat([header, Buffer.from(chunks, 'latin1')]);
}

/** A JPEG with this size in its header and an end marker, but without its pixels. */
async function jpegHeader(width: number, height: number): Promise<Buffer> {
  const data = await small().jpeg().toBuffer();
  // The start of frame (ITU T.81, B.2.2): marker, length, precision, height, width.
  const frame = data.indexOf(Buffer.from([0xff, 0xc0]));
  data.writeUInt16BE(height, frame + 5);
  data.writeUInt16BE(width, frame + 7);
  return data;
}

/** An AVIF with this size in its header. */
async function avifHeader(width: number, height: number): Promise<Buffer> {
  const data = await small().avif({ effort: 0 }).toBuffer();
  // The size box (ISO/IEC 23008-12, 6.5.3): type, version and flags, width, height.
  const box = data.indexOf('ispe');
  data.writeUInt32BE(width, box + 8);
  data.writeUInt32BE(height, box + 12);
  return data;
}

test.each([
  ['jpg', jpegHeader],
  ['png', async (width: number, height: number) => pngHeader(width, height)],
  ['avif', avifHeader],
])('rejects 100 megapixels in a %s', async (ending, make) => {
  await expect(
    make(10_000, 10_000).then((data) => inspect(`huge.${ending}`, data)),
  ).rejects.toThrow(
    ending === 'avif'
      ? /^It /
      : 'It is 10000 × 10000 pixels (100 megapixels). The maximum is 64 megapixels.',
  );
});

test('rejects an SVG with more than 64 megapixels of pictures in total', async () => {
  const withPictures = (...pictures: Buffer[]) => {
    const images = pictures.map(
      (data) => `<image href="data:image/png;base64,${data.toString('base64')}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${images.join('')}</svg>`;
    return inspect('logo.svg', Buffer.from(svg));
  };
  const picture = pngHeader(8000, 4500);
  expect(await withPictures(picture, picture)).toMatchObject({ width: 3, pixels: 36_000_000 });
  const together = 'It contains pictures with more than 64 megapixels in total.';
  await expect(withPictures(picture, pngHeader(4500, 8000))).rejects.toThrow(together);
  await expect(withPictures(pngHeader(60_000, 60_000))).rejects.toThrow(
    'That picture is 60000 × 60000 pixels',
  );
});

const endings: [string, () => Promise<Buffer>][] = [
  ['jpg', () => small().jpeg().toBuffer()],
  ['jpeg', () => small().jpeg({ progressive: true }).toBuffer()],
  ['png', () => small().png().toBuffer()],
  ['webp', () => small().webp().toBuffer()],
  ['avif', () => small().avif({ effort: 0 }).toBuffer()],
];

test.each(endings)('rejects a %s truncated at any point', async (ending, make) => {
  const data = await make();
  for (let part = 1; part < 20; part += 1) {
    const short = data.subarray(0, Math.floor((data.length * part) / 20));
    await expect(inspect(`short.${ending}`, short), `${part} of 20`).rejects.toThrow(/^It /);
  }
  await expect(inspect(`short.${ending}`, data.subarray(0, -3))).rejects.toThrow(
    ending === 'webp'
      ? /^It is a WebP that cannot be read/
      : 'It is cut off: part of the file is missing.',
  );
});

test.each(endings)('accepts a %s with data after its end', async (ending, make) => {
  // Phones append a video, and file systems zeros.
  const data = Buffer.concat([await make(), Buffer.alloc(ending === 'avif' ? 0 : 200_000)]);
  expect(await inspect(`more.${ending}`, data)).toMatchObject({ width: 60, height: 40 });
});

test('does not mistake the end of an embedded preview for the end of the photo', async () => {
  const preview = await photo({ width: 30, height: 20 }).jpeg().toBuffer();
  const data = await small().jpeg().toBuffer();
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe2, 0);
  segment.writeUInt16BE(preview.length + 2, 2);
  const withPreview = Buffer.concat([data.subarray(0, 2), segment, preview, data.subarray(2)]);
  expect(await inspect('preview.jpg', withPreview)).toMatchObject({ width: 60 });
  await expect(inspect('preview.jpg', withPreview.subarray(0, -40))).rejects.toThrow(
    'It is cut off',
  );
});

test('rejects a HEIC from a phone whatever its name', async () => {
  const data = await readFile('tests/tools/phone.heic');
  expect(data.length).toBeLessThan(20_000);
  for (const name of ['phone.heic', 'phone.jpg', 'phone.avif']) {
    await expect(inspect(name, data)).rejects.toThrow('It is a HEIC, the iPhone format');
  }
});

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    photo({ width: 8, height: 8, seed: index + 1 })
      .png()
      .toBuffer(),
  );

test.each([
  ['empty.jpg', async () => '', 'It is empty.'],
  ['notes.jpg', async () => 'Buy strings', 'It is not a picture'],
  ['page.jpg', async () => '<!doctype html><svg></svg>', 'It is not a picture'],
  [
    'photo.jpg',
    () => small().png().toBuffer(),
    'It is a PNG, but its name has a different ending. Rename it so that it ends in ".png".',
  ],
  ['photo', () => small().jpeg().toBuffer(), 'ends in ".jpg"'],
  ['phone.jpg', async () => media('mif1\0\0\0\0mif1heic'), 'save it as a JPEG'],
  [
    'phone.heic',
    async () => media('heic'),
    'Add it in the editor (npm run edit), which converts it',
  ],
  ['scan.bmp', async () => 'BM...', 'It is a BMP. Save it as a PNG.'],
  ['art.psd', async () => '8BPS...', 'It is a Photoshop document. Export it as a JPEG.'],
  ['film.gif', () => small().gif().toBuffer(), 'It is a GIF. Save it as a PNG.'],
  ['scan.tiff', () => small().tiff().toBuffer(), 'It is a TIFF. Save it as a JPEG.'],
  ['paper.pdf', async () => '%PDF-1.7', 'It is a PDF. Export the page as a JPEG.'],
  ['notes', async () => 'a', 'Use a JPEG, PNG, WebP, AVIF or SVG.'],
  ['logo.png', async () => '<svg></svg>', 'It is an SVG, but its name has a different ending.'],
  ['broken.avif', async () => media('avif\0\0\0\0mif1avif'), 'It is an AVIF that cannot be read'],
  [
    'broken.jpg',
    async () => Buffer.from('\xff\xd8\xff\xe0nothing', 'latin1'),
    'It is a JPEG that cannot be read',
  ],
  [
    'moving.webp',
    async () =>
      sharp(await Promise.all(tiles(2)), { join: { animated: true } })
        .webp()
        .toBuffer(),
    'It is an animation',
  ],
  [
    'moving.png',
    async () =>
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR.................\0\0\0\x08acTL', 'latin1'),
    'It is an animation',
  ],
  ['drawing.svg', async () => '<svg><path', 'It is an SVG that cannot be read'],
])('rejects %s with a reason', async (name, make, words) => {
  await expect(make().then((data) => inspect(name, data))).rejects.toThrow(words);
});

test('rejects one row or one byte over 64 megapixels or 20 MB', async () => {
  await expect(inspect('large.png', pngHeader(8000, 8001))).rejects.toThrow(
    'It is 8000 × 8001 pixels (64 megapixels). The maximum is 64 megapixels. Save it with at most 4,000 pixels per side.',
  );
  const file = path.join(folder, 'bytes.jpg');
  await writeFile(file, await small().jpeg().toBuffer());
  await truncate(file, 20_000_000);
  expect(await inspectPicture(file)).toMatchObject({ bytes: 20_000_000 });
  await truncate(file, 20_000_001);
  await expect(inspectPicture(file)).rejects.toThrow(
    'It is 20.1 MB. The maximum is 20 MB. Make it smaller: 3,000 pixels wide is enough for every page.',
  );
});

test('inspectData accepts a truncated file, but not an empty one', async () => {
  const data = await small().jpeg().toBuffer();
  const found = { kind: 'jpeg', width: 60, height: 40, bytes: data.length - 9 };
  expect(await inspectData(data.subarray(0, -9))).toMatchObject(found);
  await expect(inspectData(Buffer.alloc(0))).rejects.toThrow('Copy it from its source again');
});

test('rejects a folder and a missing file', async () => {
  await expect(inspectPicture(folder)).rejects.toThrow('It is not a file.');
  await expect(inspectPicture(path.join(folder, 'none.jpg'))).rejects.toThrow('It cannot be read.');
});

test('detects an animated PNG even after a long text chunk', async () => {
  const png = await small().png().toBuffer();
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const text = chunk('tEXt', Buffer.from(`a\0${'b'.repeat(20_000)}`));
  const control = chunk('acTL', Buffer.from('0000000200000000', 'hex'));
  const animation = [png.subarray(0, 33), text, control, png.subarray(33)];
  await expect(inspect('animation.png', Buffer.concat(animation))).rejects.toThrow('animation');
});

test('recognizes an SVG in UTF-16, with a prefix, or after a long comment', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
  const utf16 = Buffer.from(`\uFEFF${svg}`, 'utf16le');
  await expect(inspect('a.svg', utf16)).rejects.toThrow('It is not saved as UTF-8.');
  await expect(inspect('a.svg', utf16.swap16())).rejects.toThrow('It is not saved as UTF-8.');
  const prefixed = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
  await expect(inspect('a.svg', prefixed)).rejects.toThrow('the element "svg:svg"');
  expect(await inspect('a.svg', `<!--${'a'.repeat(5000)}-->${svg}`)).toMatchObject({ width: 3 });
});

test('rejects an SVG with more than 1,000 pictures', { tags: 'slow' }, async () => {
  const png = await small().png().toBuffer();
  const withPictures = (count: number) => {
    const images = Array.from({ length: count }, (_, index) => {
      const data = Buffer.concat([png, Buffer.from(String(index))]).toString('base64');
      return `<image href="data:image/png;base64,${data}"/>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${images.join('')}</svg>`;
  };
  await expect(inspect('a.svg', withPictures(1001))).rejects.toThrow('more than 1,000 pictures');
});

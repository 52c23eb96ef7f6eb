import { expect, test } from 'vitest';
import { isAnimated, isPictureKind, kindOf, pictureKinds } from './pictureKind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\n\r\0\0WEBPVP8 '],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['bmp', 'BM'],
  ['psd', '8BPS'],
  ['pdf', '%PDF-1.7'],
  ...['avif', 'avis'].map((brand) => ['avif', `\0\0\0\x1cftyp${brand}`]),
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map((brand) => [
    'heic',
    `\0\0\0\x1cftyp${brand}`,
  ]),
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avis'],
  ['heic', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic'],
  ['heic', `\0\0\0\x1cftypmif1${'\0'.repeat(70)}avif`],
  ['svg', '<svg>'],
  ['svg', '<svg\nxmlns="a"'],
  ['svg', '\xef\xbb\xbf  <svg>'],
  ['svg', '<?xml version="1.0"?>\n<svg>'],
  ['svg', '<!-- a - b -- c --><!-- d --> <svg>'],
  ['svg', '<!DOCTYPE svg PUBLIC "a" "b"><svg>'],
  ['svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>'],
  ['svg', '<?xml version="1.0"?><!-- a --><!DOCTYPE svg><!-- b --><svg>'],
])('recognizes %s by %j', (kind, start) => {
  expect(kindOf(bytes(start))).toBe(kind);
});

test.each([
  '',
  'GIF90a',
  'PNG\r\n',
  'RIFF\0\0\0\0WAVE',
  '\0\0\0\x1cftypisom\0\0\0\0avif',
  'a\xff\xd8\xff',
  ' %PDF-',
  '<svgs>',
  '<html><svg>',
  '<!-- a <svg>',
  'text <svg>',
])('does not recognize %j as a picture', (start) => {
  expect(kindOf(bytes(start))).toBeUndefined();
});

test('pages show five kinds, each with its media type and file extensions', () => {
  const all = [
    'jpeg',
    'png',
    'webp',
    'avif',
    'svg',
    'heic',
    'gif',
    'tiff',
    'bmp',
    'psd',
    'pdf',
  ] as const;
  expect(all.filter(isPictureKind)).toEqual(Object.keys(pictureKinds));
  expect(Object.values(pictureKinds)).toEqual([
    { name: 'JPEG', type: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
    { name: 'PNG', type: 'image/png', endings: ['.png'] },
    { name: 'WebP', type: 'image/webp', endings: ['.webp'] },
    { name: 'AVIF', type: 'image/avif', endings: ['.avif'] },
    { name: 'SVG', type: 'image/svg+xml', endings: ['.svg'] },
  ]);
});

/** A chunk of a PNG with up to 255 bytes of data, and without a valid checksum. */
const chunk = (type: string, data = '') =>
  `\0\0\0${String.fromCharCode(data.length)}${type}${data}....`;

test.each([
  ['the control of an animation before its picture', [chunk('acTL'), chunk('IDAT')], true],
  ['the control of an animation, and its picture later than what is read', [chunk('acTL')], true],
  ['these letters in its picture', [chunk('IDAT', 'acTL'), chunk('acTL')], false],
  ['these letters in a text', [chunk('tEXt', 'Comment\0acTL'), chunk('IDAT')], false],
  ['a picture alone', [chunk('IDAT')], false],
  ['a chunk longer than the file', ['\xff\xff\xff\xfftEXt'], false],
  ['nothing behind its signature', [], false],
])('a PNG with %s', (_name, chunks, expected) => {
  expect(isAnimated('png', bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`))).toBe(expected);
});

test.each([
  ['webp', 'RIFF....WEBPVP8X\n\0\0\0\x12', true],
  ['webp', 'RIFF....WEBPVP8X\n\0\0\0\x10', false],
  ['webp', 'RIFF....WEBPVP8 ....\x02', false],
  ['avif', '\0\0\0\x1cftypavis', true],
  ['avif', '\0\0\0\x1cftypavif', false],
] as const)('a %s that starts with %j is an animation: %s', (kind, start, expected) => {
  expect(isAnimated(kind, bytes(start))).toBe(expected);
});

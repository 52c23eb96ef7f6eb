import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { assertDecodable } from './assertDecodable.ts';

/** The number of processes started. */
let started = 0;
const count = () => {
  started += 1;
};
beforeAll(() => subscribe('child_process', count));
afterAll(() => {
  unsubscribe('child_process', count);
});

const image = () => photo({ width: 300, height: 200 });
const valid = () => image().jpeg().toBuffer();

/** A segment of a JPEG (ITU T.81, B.1.1.4): marker, length and content. */
function segment(marker: number, body: string | Buffer): Buffer {
  const data = Buffer.from(body);
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
}

/** A JPEG with segments at its start, and with bytes after its end. */
async function jpegWith(segments: Buffer[], end = Buffer.alloc(0)): Promise<Buffer> {
  const data = await valid();
  return Buffer.concat([data.subarray(0, 2), ...segments, data.subarray(2), end]);
}

const adobe = (transform: number) =>
  segment(0xee, Buffer.from(`Adobe\0d\0\0\0\0${String.fromCharCode(transform)}`, 'latin1'));
const profile = [1, 2, 3].map((part) =>
  segment(
    0xe2,
    Buffer.concat([
      Buffer.from(`ICC_PROFILE\0${String.fromCharCode(part, 3)}`),
      Buffer.alloc(60_000, 'A'),
    ]),
  ),
);
const film = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
  Buffer.alloc(100_000, 'z'),
]);

test.each<[string, () => Promise<Buffer>]>([
  ['progressive', () => image().jpeg({ progressive: true }).toBuffer()],
  ['packed by mozjpeg', () => image().jpeg({ mozjpeg: true }).toBuffer()],
  ['in grey', () => image().greyscale().jpeg().toBuffer()],
  ['in CMYK', () => image().toColorspace('cmyk').jpeg().toBuffer()],
  [
    'in CMYK, progressive',
    () => image().toColorspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  ],
  ['marked by Adobe', () => jpegWith([adobe(1)])],
  [
    'with a small picture in its EXIF',
    async () =>
      jpegWith([
        segment(
          0xe1,
          Buffer.concat([
            Buffer.from('Exif\0\0'),
            await photo({ width: 60, height: 40 }).jpeg().toBuffer(),
          ]),
        ),
      ]),
  ],
  ['with a color profile of 180 KB that cannot be read', () => jpegWith(profile)],
  ['with a second picture after it, as a phone writes it', async () => jpegWith([], await valid())],
  ['with a film after it', () => jpegWith([], film)],
  ['with zeros after it', () => jpegWith([], Buffer.alloc(100_000))],
])('accepts a photo (%s) without starting a process', async (_name, make) => {
  started = 0;
  await assertDecodable(await make());
  expect(started).toBe(0);
});

test('checks harmless libjpeg warnings in a process, and accepts the photo', async () => {
  started = 0;
  await assertDecodable(await jpegWith([adobe(9)]));
  expect(started).toBe(1);
});

test('accepts extraneous bytes written by a camera, and rejects half a photo', async () => {
  const data = await valid();
  // Before the start of scan (ITU T.81, B.2.3).
  const scan = data.indexOf(Buffer.from([0xff, 0xda]));
  const stray = Buffer.alloc(20, 1);
  await assertDecodable(Buffer.concat([data.subarray(0, scan), stray, data.subarray(scan)]));
  const half = data.subarray(0, Math.floor(data.length / 2));
  await expect(assertDecodable(half)).rejects.toThrow('It cannot be decoded completely');
});

import { expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { decodePicture } from './decodePicture.ts';

test('detects lost data for each of many JPEGs decoded concurrently', async () => {
  const valid = await photo({ width: 300, height: 200 }).jpeg().toBuffer();
  // Some cameras write extraneous bytes. libjpeg warns about them, too.
  const table = valid.indexOf(Buffer.from([0xff, 0xdb]));
  const odd = Buffer.concat([valid.subarray(0, table), Buffer.alloc(20, 1), valid.subarray(table)]);
  const damaged = Buffer.concat([valid.subarray(0, -200), valid.subarray(-100)]);
  const isDecoded = (data: Buffer) =>
    decodePicture(data, { width: 100 }).then(
      ({ width }) => width === 100,
      (error: unknown) => !String(error).includes('It cannot be decoded completely'),
    );
  const all = Array.from({ length: 8 }).flatMap(() => [valid, odd, damaged]);
  expect(await Promise.all(all.map(isDecoded))).toEqual(all.map((data) => data !== damaged));
});

test.each([150, 100, 40])(
  'rejects a JPEG with lost data when decoded %i pixels wide',
  async (width) => {
    const valid = await photo({ width: 300, height: 200 }).jpeg().toBuffer();
    const middle = Math.floor(valid.length / 2);
    const damaged = Buffer.concat([valid.subarray(0, middle), valid.subarray(middle + 1000)]);
    await expect(decodePicture(damaged, { width }).then(() => 'decoded')).rejects.toThrow(
      'It cannot be decoded completely',
    );
    expect((await decodePicture(valid, { width })).width).toBe(width);
  },
);

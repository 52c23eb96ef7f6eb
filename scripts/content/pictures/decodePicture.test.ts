import { expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { decodePicture } from './decodePicture.ts';

test('whether a JPEG has lost data is told for each of many that are decoded at the same time', async () => {
  const whole = await photo({ width: 300, height: 200 }).jpeg().toBuffer();
  // Some cameras write bytes that belong to nothing. libjpeg warns of them, too.
  const table = whole.indexOf(Buffer.from([0xff, 0xdb]));
  const odd = Buffer.concat([whole.subarray(0, table), Buffer.alloc(20, 1), whole.subarray(table)]);
  const damaged = Buffer.concat([whole.subarray(0, -200), whole.subarray(-100)]);
  const isDecoded = (data: Buffer) =>
    decodePicture(data, { width: 100 }).then(
      ({ width }) => width === 100,
      (error: unknown) => !String(error).includes('It cannot be decoded completely'),
    );
  const all = Array.from({ length: 8 }).flatMap(() => [whole, odd, damaged]);
  expect(await Promise.all(all.map(isDecoded))).toEqual(all.map((data) => data !== damaged));
});

test.each([150, 100, 40])(
  'a JPEG that has lost data is refused where it is shown %i pixels wide, too',
  async (width) => {
    const whole = await photo({ width: 300, height: 200 }).jpeg().toBuffer();
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 1000)]);
    await expect(decodePicture(damaged, { width }).then(() => 'decoded')).rejects.toThrow(
      'It cannot be decoded completely',
    );
    expect((await decodePicture(whole, { width })).width).toBe(width);
  },
);

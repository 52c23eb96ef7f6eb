import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeHeic } from './decodeHeic.ts';

let wide: Buffer;
beforeAll(async () => {
  wide = await readFile('tests/tools/wideGamut.heic');
});

describe('decodes a HEIC to a PNG', () => {
  test.each([
    [100, 100, 75],
    [320, 320, 240],
    [1000, 320, 240],
  ])('of at most %i pixels per side, without enlarging it', async (most, width, height) => {
    const png = await decodeHeic(wide, most);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
  });

  test('without alpha, and with the complete color profile of the photo', async () => {
    const { icc, hasAlpha } = await sharp(await decodeHeic(wide, 100)).metadata();
    expect(hasAlpha).toBe(false);
    expect(icc).toEqual((await sharp(wide).metadata()).icc);
    expect(icc?.length).toBeGreaterThan(100);
  });
});

test('checks the size in the header of a HEIC before decoding it', async () => {
  const huge = Buffer.from(wide);
  // Each box of a size (ISO/IEC 23008-12, 6.5.3): type, version and flags, width, height.
  for (let at = huge.indexOf('ispe'); at !== -1; at = huge.indexOf('ispe', at + 4)) {
    huge.writeUInt32BE(9000, at + 8);
    huge.writeUInt32BE(9000, at + 12);
  }
  await expect(decodeHeic(huge, 100)).rejects.toThrow('81 megapixels');
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../../tests/tools/testPhoto.ts';
import { encodeCard, maxCardBytes } from './encodeCard.ts';
import { dataUrl } from './sharedPhoto.ts';

test.each([5, 60])(
  'a card filled by a photo with noise of %i is a JPEG of at most 300 KB',
  async (noise) => {
    const taken = await photo({ width: 1200, height: 630, noise }).png().toBuffer();
    const image = `<image width="1200" height="630" href="${dataUrl('image/png', taken)}"/>`;
    const card = await encodeCard(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${image}</svg>`,
    );
    expect(card.length).toBeLessThanOrEqual(maxCardBytes);
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  },
);

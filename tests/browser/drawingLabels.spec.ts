import { readFileSync } from 'node:fs';
import { defaultTypeface, packageOf } from '../../schema/typefaces.ts';
import { textWidth } from '../../src/art/scene/widths.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('no character of a label is wider than the drawings take it to be, in either typeface', async ({
  page,
}) => {
  await open(page, '/');
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const all = [...characters, '\u00a0', '’', '·'];
  const whole = readFileSync(packageOf(defaultTypeface).file).toString('base64');
  const measured = await page.evaluate(
    async ([texts, font]) => {
      const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
      const face = new FontFace('Probe', bytes, { weight: '400 700' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      return texts.map((text) =>
        ['Probe, Arial, Liberation Sans', 'Arial, Liberation Sans'].map((family) => {
          if (!context) throw new Error('There is no canvas.');
          context.font = `500 1000px ${family}`;
          return context.measureText(text).width;
        }),
      );
    },
    [all, whole] as const,
  );
  const tooWide = all.filter((text, index) =>
    measured[index]?.some((width) => width < 1 || width > textWidth(text) * 1000 + 1),
  );
  expect(tooWide).toEqual([]);
});

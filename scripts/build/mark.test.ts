import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typefaceNames } from '../../schema/browser.ts';
import { paletteOf } from '../../schema/colors/index.ts';
import { site } from '../../tests/tools/content.ts';
import { type Mark, markOf } from './mark.ts';
import { tabIcon } from './tabIcon.ts';

let content: string;
beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'mark-'));
});
afterAll(() => rm(content, { recursive: true, force: true }));

const colors = ['#0b5d3b', '#d4a017'];
const initials = (company: string) => markOf({ ...site, company, brand: { colors } }, content);

async function ofPicture(name: string, data: string | Buffer) {
  await writeFile(path.join(content, name), data);
  return markOf({ ...site, brand: { colors, mark: { src: name } } }, content);
}

/** The RGBA colors of the pixels of a mark, drawn 64 pixels wide. */
async function pixelsOf({ draw }: Mark): Promise<(x: number, y: number) => number[]> {
  const pixels = await sharp(await draw(64))
    .ensureAlpha()
    .raw()
    .toBuffer();
  return (x, y) => Array.from(pixels.subarray(4 * (y * 64 + x), 4 * (y * 64 + x) + 4));
}

test('draws centered initials in the brand’s colors for both themes', async () => {
  const { light, dark } = paletteOf(colors);
  const mark = await initials('Harbor Piano Workshop');
  const { favicon, background, hasUniformEdge } = mark;
  expect(favicon).toContain(`.g{fill:${light.blue}}.l{fill:${light.surface}}`);
  expect(favicon).toContain(`dark){.g{fill:${dark.blue}}.l{fill:${dark.surface}}}`);
  expect({ background, hasUniformEdge }).toEqual({ background: light.blue, hasUniformEdge: true });
  // The light theme.
  const pixel = await pixelsOf(mark);
  const letters: { x: number; y: number }[] = [];
  for (let y = 0; y < 64; y += 1) {
    for (let x = 0; x < 64; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixel(x, y);
      if (Math.min(red, green, blue) > 128) letters.push({ x, y });
    }
  }
  for (const way of ['x', 'y'] as const) {
    const positions = letters.map((at) => at[way]);
    expect(Math.abs(Math.min(...positions) + Math.max(...positions) - 63)).toBeLessThanOrEqual(1);
    expect(Math.min(...positions)).toBeGreaterThan(10);
  }
});

// The capital letters with the most points.
test.each(typefaceNames)('initials in %s are small enough to inline in a page', async (name) => {
  const brand = { colors, typeface: { text: name } };
  const { favicon } = await markOf({ ...site, company: 'Garden Services', brand }, content);
  expect(tabIcon(favicon)).toMatch(/^data:/);
});

test.each([
  ['Łódzka Sieć', undefined],
  ['Şahin Čermák', undefined],
  ['Окна Плюс', 'Inter'],
  ['Ψηφιακή Ώρα', 'Inter'],
] as const)(
  'draws the initials of %s with letters of every file of a typeface',
  async (company, text) => {
    const { favicon = '' } = await markOf(
      { ...site, company, brand: { typeface: { text } } },
      content,
    );
    expect(favicon).toContain('<path');
  },
);

test('uses the brand’s picture, cleaned', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><!-- by hand --><path fill="#e00" d="M0 0h8v8H0z"/></svg>';
  const mark = await ofPicture('mark.svg', svg);
  const { favicon, background, hasUniformEdge } = mark;
  expect(favicon).toContain('viewBox="0 0 8 8"');
  expect(favicon).not.toContain('by hand');
  expect((await pixelsOf(mark))(5, 60)).toEqual([238, 0, 0, 255]);
  expect({ background, hasUniformEdge }).toEqual({ background: '#ee0000', hasUniformEdge: true });
});

/** A mark with shapes that take a renderer endless memory or time. */
const hostile = (shapes: string) =>
  ofPicture(
    'hostile.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${shapes}</svg>`,
  );

test('draws a mark with filters of any size', async () => {
  const filter =
    '<filter id="f"><feMorphology operator="dilate" radius="1e6"/><feTurbulence numOctaves="100000"/></filter><path filter="url(#f)" d="M0 0h8v8H0z"/>';
  const icon = await (await hostile(filter)).draw(192);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 192, height: 192 });
});

test('puts a mark that does not fill its square on the page’s background color', async () => {
  const round =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle fill="#e00" cx="4" cy="4" r="4"/></svg>';
  // The second one does not reach the edge.
  for (const svg of [round, round.replace('r="4"', 'r="2"')]) {
    const { background, hasUniformEdge } = await ofPicture('round.svg', svg);
    expect({ background, hasUniformEdge }).toEqual({
      background: paletteOf(colors).light.paper,
      hasUniformEdge: false,
    });
  }
});

test('a bitmap mark has no favicon.svg, keeps its alpha, and is not cropped to a square', async () => {
  const data = await sharp({
    create: { width: 600, height: 300, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const mark = await ofPicture('mark.png', data);
  expect(mark.favicon).toBeUndefined();
  const pixel = await pixelsOf(mark);
  expect(pixel(2, 32)).toEqual([0, 0, 200, 255]);
  expect(pixel(32, 4)[3]).toBe(0);
});

test.each([
  ['one color', '#ff0000', '#ff0000', true],
  ['colors that nobody tells apart', '#ff0000', '#f90600', true],
  ['two colors', '#ff0000', '#f80000', false],
  ['a color that something shines through', '#ff000080', '#ff000080', false],
])(
  'a mark with %s at its edge: %s and %s, uniform: %s',
  async (_name, one, other, hasUniformEdge) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${one}" d="M0 0h4v8H0z"/><path fill="${other}" d="M4 0h4v8H4z"/></svg>`;
    const mark = await ofPicture('edge.svg', svg);
    expect(mark.hasUniformEdge).toBe(hasUniformEdge);
    expect(mark.background).toBe(hasUniformEdge ? one : paletteOf(colors).light.paper);
  },
);

test.each([
  ['square', undefined],
  ['soft', '7.04'],
  ['round', '16'],
  [undefined, '7.04'],
] as const)('%s corners of initials have a radius of %s of 32 units', async (corners, radius) => {
  const { favicon = '' } = await markOf({ ...site, brand: { corners } }, content);
  expect(/<rect class="g"[^>]* rx="([^"]*)"\/>/.exec(favicon)?.[1]).toBe(radius);
});

import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { packageOf } from '../../../schema/browser.ts';
import { inspectFont } from './inspectFont.ts';
import { openFont } from './openFont.ts';

let font: Buffer;

beforeAll(async () => {
  const fullFont = await readFile(packageOf('Atkinson Hyperlegible Next').file);
  font = Buffer.from(await subsetFont(fullFont, 'abcABC', { targetFormat: 'truetype' }));
});

/** The font with other license bits (OpenType 1.9.1, OS/2, fsType). */
function withBits(bits: number): Buffer {
  const changed = Buffer.from(font);
  const count = changed.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const os2 = records.find((at) => changed.toString('latin1', at, at + 4) === 'OS/2') ?? 0;
  changed.writeUInt16BE(bits, changed.readUInt32BE(os2 + 8) + 8);
  return changed;
}

test('reads the characters and weights of a font', async () => {
  const inspected = await inspectFont(font);
  if ('problem' in inspected) throw new Error(inspected.problem);
  const { characters, weights, embedding } = inspected.font;
  expect(String.fromCodePoint(...characters)).toBe('ABCabc');
  expect(weights).toEqual({ min: 200, max: 800 });
  expect(embedding).toBe(0);
});

test.each(['woff2', 'truetype'] as const)(
  'accepts %s with a single weight',
  async (targetFormat) => {
    const pinned = await subsetFont(font, 'abc', { targetFormat, variationAxes: { wght: 500 } });
    expect(await inspectFont(pinned)).toMatchObject({ font: { weights: undefined } });
  },
);

test.each<[number, string]>([
  [0x0002, 'do not allow embedding'],
  [0x0100, 'do not allow subsetting'],
  [0x0200, 'do not allow subsetting'],
])('rejects license bits %i', async (bits, words) => {
  expect(await inspectFont(withBits(bits))).toEqual({ problem: expect.stringContaining(words) });
});

// The most permissive bit counts.
test.each([0, 0x0004, 0x0008, 0x000a])('accepts license bits %i', async (bits) => {
  expect(await inspectFont(withBits(bits))).toHaveProperty('font');
});

test('reports the value of license bits, and the strictest restriction first', async () => {
  expect(await inspectFont(withBits(0x0204))).toEqual({
    problem: expect.stringContaining(
      'Its license settings (OS/2 fsType 516) do not allow subsetting',
    ),
  });
  expect(await inspectFont(withBits(0x0102))).toEqual({
    problem: expect.stringContaining(
      'do not allow embedding. Ask the font maker for a web version.',
    ),
  });
});

test.each(['wOF2', 'wOFF', 'OTTO', 'true', '\0\u0001\0\0'])(
  'recognizes a font by %j at its start, and reports damage',
  async (start) => {
    const inspected = await inspectFont(Buffer.from(`${start}${'a'.repeat(50)}`, 'latin1'));
    expect(inspected).toEqual({ problem: expect.stringContaining('It is damaged. Copy it from') });
  },
);

test('measures line height and text width as fractions of the font size', async () => {
  const { ascent, descent, lineGap, widthOf } = await openFont(
    await readFile(packageOf('Atkinson Hyperlegible Next').file),
  );
  expect([ascent, descent, lineGap]).toEqual([0.984, 0.316, 0]);
  expect(widthOf('a', 400)).toBeCloseTo(0.525, 2);
  expect(widthOf('aa', 400)).toBeCloseTo(2 * widthOf('a', 400), 5);
  expect(widthOf('a', 800)).toBeGreaterThan(widthOf('a', 400));
  // Kerning.
  expect(widthOf('AV', 400)).toBeLessThan(widthOf('A', 400) + widthOf('V', 400));
  // Missing characters count as 0.
  expect(widthOf('a京', 400)).toBe(widthOf('a', 400));
  expect(widthOf('京', 400)).toBe(0);
  expect(widthOf('', 400)).toBe(0);
});

test('reports files that are not fonts or are damaged', async () => {
  const text = Buffer.from('<!doctype html>');
  expect(await inspectFont(text)).toEqual({ problem: expect.stringContaining('It is not a font') });
  const empty = new Uint8Array();
  expect(await inspectFont(empty)).toEqual({
    problem: expect.stringContaining('It is not a font'),
  });
  for (const end of [12, 200]) {
    const inspected = await inspectFont(font.subarray(0, end));
    expect(inspected).toEqual({ problem: expect.stringContaining('It is damaged') });
  }
  const fullFont = await readFile(packageOf('Atkinson Hyperlegible Next').file);
  expect(await inspectFont(fullFont.subarray(0, 5000))).toHaveProperty('problem');
});

test('reports a WOFF that unpacks to more than it states, or to too much, as damaged', async () => {
  const packed = deflateSync(Buffer.alloc(200_000_000));
  for (const unpacked of [200_000_000, 1000]) {
    const head = Buffer.alloc(64);
    head.write('wOFF');
    head.writeUInt32BE(head.length + packed.length, 8);
    head.writeUInt16BE(1, 12);
    head.write('name', 44);
    head.writeUInt32BE(head.length, 48);
    head.writeUInt32BE(packed.length, 52);
    head.writeUInt32BE(unpacked, 56);
    const before = process.memoryUsage().rss;
    expect(await inspectFont(Buffer.concat([head, packed]))).toHaveProperty('problem');
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  }
});

test('a WOFF with packed tables is a font', async () => {
  const woff = await subsetFont(font, 'abc', { targetFormat: 'woff' });
  expect(await inspectFont(woff)).toHaveProperty('font');
});

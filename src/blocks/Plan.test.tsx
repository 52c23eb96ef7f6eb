import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { plan } from '../../schema/blocks/plan.ts';
import { fullWidth, type Plan } from '../../schema/browser.ts';
import { contentOf } from '../../tests/tools/content.ts';
import { feetInInches } from '../../tests/tools/lengths.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

const example: Plan = plan.schema.parse(plan.example);
const shipped = (await contentOf('pages-json')).pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.type === 'plan' ? [{ path, block }] : [])),
);
const all = [{ path: 'the example', block: example }, ...shipped];

async function rendered(block: Plan) {
  const { container } = await renderBlock(block);
  const [drawing, over] = container.querySelectorAll('svg');
  if (!drawing || !over) throw new Error('A plan has two pictures, one over the other.');
  return { container, drawing, over };
}

/** The numeric attributes of a mark. */
function partsOf(mark: Element | null): number[] {
  return ['cx', 'cy'].map((name) => Number(mark?.getAttribute(name)?.replace('%', '')) / 100);
}

describe.each(all)('the plan of $path', ({ block }) => {
  test('is to scale: a unit is as long horizontally as vertically', async () => {
    const { drawing } = await rendered(block);
    const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    expect([width, height]).toEqual([block.width, block.height]);
    const across = Number(drawing.getAttribute('width')) / width;
    const down = Number(drawing.getAttribute('height')) / height;
    // The picture's height is rounded to whole pixels.
    expect(Math.abs(across - down) * height).toBeLessThanOrEqual(0.5 + 1e-9);
  });

  test('has a mark for each item at the position of the item or of its number', async () => {
    const { container, over } = await rendered(block);
    const numbers = block.items.map((_item, index) => String(index + 1));
    const marks = Array.from(over.querySelectorAll('g > text')).flatMap((text) =>
      text.previousElementSibling?.localName === 'circle' ? (text.parentElement ?? []) : [],
    );
    expect(marks.map((mark) => mark.textContent)).toEqual(numbers);
    const listed = Array.from(container.querySelectorAll('ol > li'));
    expect(listed.map((item) => item.querySelector('b')?.textContent)).toEqual(numbers);
    block.items.forEach(({ title, x, y, number, accent }, index) => {
      expect(listed[index]?.textContent).toContain(title);
      const place = number ?? { x, y };
      const [across = 0, down = 0] = partsOf(marks[index]?.querySelector('circle') ?? null);
      expect(Math.abs(across - place.x / block.width)).toBeLessThan(0.0006);
      expect(Math.abs(down - place.y / block.height)).toBeLessThan(0.0006);
      // The mark and the list entry both have the accent color, or neither does.
      const color = accent ? 'var(--cta-text,var(--cta))' : 'var(--ink)';
      expect(marks[index]?.getAttribute('fill'), title).toBe(color);
      expect(listed[index]?.querySelector('b')?.hasAttribute('data-accent')).toBe(accent === true);
    });
  });

  test('is hidden from screen readers, which get the list and the caption instead', async () => {
    const { container } = await rendered(block);
    for (const svg of container.querySelectorAll('svg')) {
      expect(svg.getAttribute('aria-hidden')).toBe('true');
    }
    const caption = container.querySelector('figcaption')?.textContent ?? '';
    for (const { name } of [...(block.areas ?? []), ...(block.runs ?? [])]) {
      if (name) expect(caption).toContain(name);
    }
    expect(container.querySelector('[style]')).toBeNull();
  });
});

test.each(all)(
  'the plan of $path shows no length of a foot or more in inches',
  async ({ block }) => {
    const { container } = await renderBlock(block);
    expect(container.textContent).not.toMatch(feetInInches);
  },
);

test('labels a dimension with its length, and draws no line without it', async () => {
  const dimensions = [
    { from: { x: 1, y: 25 }, to: { x: 18.5, y: 25 } },
    { from: { x: 20, y: 22 }, to: { x: 20.2, y: 22 } },
  ];
  const tight = {
    ...example,
    areas: [{ x: 0, y: 0, width: 40, height: 30 }],
    items: [{ title: 'A', x: 20, y: 22 }],
  };
  const { over } = await rendered({ ...tight, dimensions });
  const lengths = Array.from(over.querySelectorAll('g > text')).filter(
    (text) => text.previousElementSibling?.localName !== 'circle',
  );
  expect(lengths.map((text) => text.textContent)).toEqual(['17\u00a0ft\u00a06\u00a0in']);
  const lines = Array.from(over.querySelectorAll('line'));
  expect(lines.map((line) => [line.getAttribute('x1'), line.getAttribute('x2')])).toEqual([
    ['2.5%', '46.3%'],
  ]);
});

test.each([
  ['ft', '40\u00a0ft', '30\u00a0ft', '2\u00a0ft'],
  ['in', '3\u00a0ft\u00a04\u00a0in', '2\u00a0ft\u00a06\u00a0in', '3\u00a0in'],
  ['m', '40\u00a0m', '30\u00a0m', '2\u00a0m'],
  // Rack units count height only; the width is in inches, 1.75 for each unit.
  ['U', '5\u00a0ft\u00a010\u00a0in', '30\u00a0U', '2\u00a0U'],
] as const)('in %s, its sides are %s and %s, and its squares %s', async (unit, ...texts) => {
  const { container } = await rendered({ ...example, unit });
  const [width, height] = Array.from(
    container.querySelectorAll('.side'),
    (side) => side.textContent,
  );
  expect([width, height]).toEqual(texts.slice(0, 2));
  expect(container.querySelector('figcaption')?.textContent).toContain(
    `To scale: one square is ${texts[2]}.`,
  );
});

test('places repeated devices at the spacing given in the document', async () => {
  const item = {
    title: 'Emitter',
    x: 5,
    y: 4,
    across: { count: 3, spacing: 10 },
    down: { count: 2, spacing: 8 },
  };
  const { drawing } = await rendered({ ...example, items: [item], dimensions: undefined });
  const dots = drawing.querySelector('[stroke-linecap]')?.getAttribute('d');
  // The number covers the first one.
  expect(dots).toBe('M15 4h.01M25 4h.01M5 12h.01M15 12h.01M25 12h.01');
});

test('draws a cone with its reach and angle around its direction', async () => {
  const item = { title: 'Camera', x: 10, y: 10, coverage: { reach: 8, angle: 90, direction: 90 } };
  const { drawing } = await rendered({ ...example, items: [item] });
  const d = drawing.querySelector('[fill-opacity]')?.getAttribute('d') ?? '';
  // From the tip to the right and up, then along the arc to the right and down.
  expect(d).toBe('M10 10l5.66 -5.66a8 8 0 0 1 0 11.31z');
});

test('draws a dot and a line for an item whose number is elsewhere', async () => {
  const item = { title: 'Camera', x: 10, y: 10, number: { x: 20, y: 10 } };
  const { drawing } = await rendered({ ...example, items: [item], dimensions: undefined });
  expect(drawing.querySelector('[stroke-linecap]')?.getAttribute('d')).toBe('M10 10h.01');
  expect(drawing.querySelector('path[d="M10 10L20 10"]')).not.toBeNull();
});

test('does not highlight items with `accent: false`', async () => {
  const items = example.items.map((item) => ({ ...item, accent: false }));
  const { container } = await rendered({ ...example, items });
  expect(container.querySelector('[data-accent]')).toBeNull();
});

test('the key shows only dashed lines as dashed', async () => {
  const points = [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
  ];
  const runs = [
    { name: 'Copper', points, dashed: false },
    { name: 'Radio', points, dashed: true },
  ];
  const { container } = await rendered({ ...example, runs });
  const key = Array.from(container.querySelectorAll('figcaption li'));
  expect(key.map((entry) => [entry.textContent, entry.hasAttribute('data-dashed')])).toEqual([
    ['Copper', false],
    ['Radio', true],
  ]);
});

test('a full-width drawing is larger than one next to its list', () => {
  expect(fullWidth({ ...example, layout: 'wide' })).toBeGreaterThan(fullWidth(example));
});

test('the headline comes before the drawing and the list', async () => {
  const { container } = await rendered(example);
  const headline = screen.getByRole('heading', { level: 2 });
  for (const part of container.querySelectorAll('figure, ol')) {
    expect(headline.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blockDefinitions, blockSchema } from '../../schema/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { unbroken } from './unbroken.tsx';

const keptIn = (container: Element) =>
  Array.from(container.querySelectorAll('span bdi'), ({ textContent }) => textContent);

test.each([
  ['We bought new Wi-Fi and it is no faster', ['Wi-Fi']],
  ['A 30-day trial, Net-30 terms.', ['30-day', 'Net-30']],
  ['Warranties of 2–10 years', ['2–10']],
  ['Call (919) 555-0100 or 919-555-0100.', ['(919) 555-0100', '919-555-0100']],
  ['Call +44 20 7946 0018, or +1 (919) 555-0100', ['+44 20 7946 0018', '+1 (919) 555-0100']],
  ['On 7/14/2025, in 24 rooms, 2.4 GHz', []],
  ['door-by-door, and well-known', []],
  ['no hyphen - or a dash', []],
  ['Größe-XL, é-mail', ['é-mail']],
])('keeps short words of "%s" on one line, without changing the text', (text, expected) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  expect(keptIn(container)).toEqual(expected);
});

describe.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'the block "$type"',
  ({ example }) => {
    test('keeps a short word of each of its texts on one line', async () => {
      // Visible texts have more than one word. Alternative texts are not laid out.
      const texts = textsIn(example, (text, field) => /\s/.test(text) && field !== 'alt');
      const marked = JSON.parse(JSON.stringify(example), (_field, value) =>
        texts.some(({ text }) => text === value) ? `Wi-Fi ${value}` : value,
      );
      const { container } = await renderBlock(blockSchema.parse(marked));
      expect(container.innerHTML.match(/Wi-Fi/g)?.length).toBeGreaterThanOrEqual(texts.length);
      // Text in a drawing does not wrap, and hidden text is not visible.
      for (const other of container.querySelectorAll('svg, .visually-hidden')) other.remove();
      const found = Array.from(container.textContent.matchAll(/Wi-Fi/g));
      expect(keptIn(container).filter((word) => word === 'Wi-Fi')).toHaveLength(found.length);
    });
  },
);

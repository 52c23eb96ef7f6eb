import { expect, test } from 'vitest';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

test('names each side of a row for people who do not see the columns', async () => {
  const { container } = await renderBlock({
    type: 'before-after',
    headline: 'Tuned',
    beforeTitle: 'Before',
    afterTitle: 'After',
    items: [{ before: 'Out of tune.', after: 'In tune.' }],
  });
  const sides = Array.from(container.querySelectorAll('li p'), ({ textContent }) => textContent);
  expect(sides).toEqual(['Before: Out of tune.', 'After: In tune.']);
});

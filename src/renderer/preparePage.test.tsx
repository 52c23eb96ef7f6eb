import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beforeAfter } from '../../schema/blocks/beforeAfter.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

afterEach(cleanup);

test('both drawings of a page are loaded before it is shown', async () => {
  const block = beforeAfter.schema.parse({
    ...beforeAfter.example,
    beforeDrawing: 'conference-rooms-before',
    afterDrawing: 'conference-rooms',
  });
  const { container } = await renderBlock(block);
  expect(container.querySelectorAll('svg[aria-label]')).toHaveLength(2);
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { timeline } from '../../schema/blocks/timeline.ts';
import { renderBlock } from '../../tests/support/renderBlock.tsx';

afterEach(cleanup);

test('the block "timeline" has a headline', async () => {
  await renderBlock(timeline.schema.parse(timeline.example));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(timeline.example.headline);
});

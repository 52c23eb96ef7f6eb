import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plan } from '../../schema/blocks/plan.ts';
import { renderBlock } from '../../tests/support/renderBlock.tsx';

afterEach(cleanup);

test('the block "plan" has a headline', async () => {
  await renderBlock(plan.schema.parse(plan.example));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(plan.example.headline);
});

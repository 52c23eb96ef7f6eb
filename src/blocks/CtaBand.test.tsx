import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ctaBand } from '../../schema/blocks/ctaBand.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

test('the email address of a band is a link', async () => {
  await renderBlock(ctaBand.schema.parse(ctaBand.example));
  const link = screen.getByRole('link', { name: site.emails.general });
  expect(link.getAttribute('href')).toBe(`mailto:${site.emails.general}`);
});

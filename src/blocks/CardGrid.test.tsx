import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cardGrid } from '../../schema/blocks/cardGrid.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { toasts } from '../shared/toast.ts';

test('completes "Learn More" for screen readers', async () => {
  await renderBlock(cardGrid.schema.parse(cardGrid.example));
  expect(screen.getByRole('link', { name: 'Learn More about Your first service' })).toBeTruthy();
});

test('copies a phone number and confirms it with a toast', async () => {
  const said = vi.fn();
  const end = toasts.listen(said);
  const user = userEvent.setup();
  const card = { title: 'Call', ctaText: 'Call us', href: 'tel:main' };
  await renderBlock({ type: 'card-grid', items: [card] });
  await user.click(screen.getByRole('button', { name: `Copy ${site.phones.main}` }));
  expect(await navigator.clipboard.readText()).toBe(site.phones.main);
  expect(said).toHaveBeenCalledWith({ kind: 'success', message: `${site.phones.main} copied.` });
  end();
});

test('titles of cards without a headline above them are h2', async () => {
  const { headline: _, subheadline: __, ...example } = cardGrid.example;
  await renderBlock(cardGrid.schema.parse(example));
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H2']);
});

test('an odd last item spans both columns of a list at every width', async () => {
  const items = ['A', 'B', 'C'].map((title) => ({ title }));
  const { container } = await renderBlock({ type: 'card-grid', layout: 'list', items });
  const [last] = container.querySelectorAll('li:last-child');
  expect(last?.hasAttribute('data-last-alone')).toBe(true);
  // Row columns that also applied to cards would override it.
  expect(container.querySelector('[data-row]')).toBeNull();
});

test.each(['compact', 'list'] as const)(
  'a checklist has space above it in the layout "%s"',
  async (layout) => {
    const items = [{ title: 'A', description: 'Text.', features: ['First', 'Second'] }];
    const { container } = await renderBlock({ type: 'card-grid', layout, items });
    const list = container.querySelector('li > ul');
    if (!list) throw new Error('There is no check list.');
    const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
    const matching = rules.filter(
      (rule) => 'selectorText' in rule && list.matches(`${rule.selectorText}`),
    );
    expect(matching.map(({ cssText }) => cssText).join()).toMatch(/margin-top: *var\(--space-xs\)/);
  },
);

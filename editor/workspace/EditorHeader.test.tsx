import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { type Around, showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import type { Problem } from '../api.ts';
import { EditorHeader } from './EditorHeader.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ changed: [] }));
});

const stats = { type: 'stats', items: [] };
const page = { path: '/faq', title: '{company}: questions', blocks: [stats, stats, stats] };
const problem = (line: number, severity: Problem['severity']): Problem => ({
  ...{ file: 'faq.json', path: ['blocks', line], line, column: 1, severity, rule: 'a-rule' },
  message: `Wrong in line ${line}.`,
});

async function show(around: Around = {}, document: object = page) {
  const store = storeOf(document, around.name);
  // Waits until the state of the publication is loaded.
  const shown = await act(async () => showInStore(store, <EditorHeader />, around));
  return { store, ...shown };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const attributes = (name: string) =>
  ['href', 'target'].map((own) => screen.getByRole('link', { name }).getAttribute(own));

test('shows the title of a page with facts filled in, and links to the page', async () => {
  await show();
  expect(title()).toBe(`${site.company}: questions`);
  expect(attributes('As a visitor')).toEqual(['/faq', '_blank']);
  expect(screen.getByRole('link', { name: 'As a visitor' }).getAttribute('rel')).toBe('noreferrer');
});

test('counts and lists errors and warnings, and each opens its block', async () => {
  const { store, surround } = await show();
  expect(screen.queryByRole('button', { name: /error|warning/ })).toBeNull();
  surround({ open: { ownProblems: [problem(1, 'warning')] } });
  expect(button('1 warning').dataset.danger).toBeUndefined();
  surround({ open: { ownProblems: [problem(1, 'warning'), problem(2, 'error')] } });
  expect(button('1 error, 1 warning').dataset.danger).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('1 error, 1 warning'));
  const dialog = within(screen.getByRole('dialog', { name: 'Errors and warnings' }));
  fireEvent.click(dialog.getByRole('button', { name: /line 2/ }));
  expect(store.get().selected).toBe(store.get().state.blocks[2]?.key);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('1 error, 1 warning'));
  fireEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

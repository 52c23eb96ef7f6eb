import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import type { Problem } from '../api.ts';
import { EditorHeader } from './EditorHeader.tsx';

const stats = { type: 'stats', items: [] };
const page = { path: '/faq', title: '{company}: questions', blocks: [stats, stats, stats] };
const problem = (line: number, severity: Problem['severity']): Problem => ({
  ...{ file: 'faq.json', path: ['blocks', line], line, column: 1, severity, rule: 'a-rule' },
  message: `Wrong in line ${line}.`,
});
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('shows the title with facts filled in, and lists errors and warnings, each with its block', () => {
  const store = storeOf(page);
  const { surround } = showInStore(store, <EditorHeader />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${site.company}: questions`);
  expect(screen.queryByRole('button', { name: /error|warning/ })).toBeNull();
  surround({ problems: [problem(1, 'warning')] });
  expect(button('1 warning').dataset.danger).toBeUndefined();
  surround({ problems: [problem(1, 'warning'), problem(2, 'error')] });
  expect(button('1 error, 1 warning').dataset.danger).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('1 error, 1 warning'));
  const dialog = within(screen.getByRole('dialog', { name: 'Errors and warnings' }));
  fireEvent.click(dialog.getByRole('button', { name: /line 2/ }));
  expect(store.get().selected).toBe(store.get().state.blocks[2]?.key);
  expect(screen.queryByRole('dialog')).toBeNull();
});

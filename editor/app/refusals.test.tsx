import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Problem } from '../api.ts';
import { Refused } from '../refused.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';

const problem = (file: string, path: Problem['path'], more: Partial<Problem> = {}): Problem => ({
  ...{ file, path, line: 1, column: 1, severity: 'error', rule: 'a-rule', message: 'Wrong.' },
  ...more,
});

test('a refusal links to the page and field of each error', () => {
  const problems = [
    problem('faq.json', ['blocks', 2, 'headline'], { title: 'Questions' }),
    problem('site.json', [], { title: 'Site settings' }),
    problem('a.json', ['title'], {}),
  ];
  render(<RefusedNote refused={new Refused('It cannot be saved.', { problems })} />);
  expect(screen.getByRole('alert').textContent).toContain('It cannot be saved.');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Questions', '#faq.json:/blocks/2/headline'],
    ['Site settings', '#site.json'],
    ['a.json', '#a.json:/title'],
  ]);
});

test('a dialog is disabled until it is ready and while it works, and shows why it was refused', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const work = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  const onClose = vi.fn();
  const dialog = (isReady: boolean) => (
    <TaskDialog title="Delete" action="Delete it" isReady={isReady} work={work} onClose={onClose}>
      <p>Really?</p>
    </TaskDialog>
  );
  const { rerender } = render(dialog(false));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete it' });
  expect(button().disabled).toBe(true);
  rerender(dialog(true));
  expect(button().disabled).toBe(false);
  const form = button().closest('form');
  if (!form) throw new Error('The dialog has a form.');
  // Otherwise the browser would submit the form and load the answer.
  button().focus();
  expect(fireEvent.submit(form)).toBe(false);
  // A second Enter neither starts the work again nor presses another button.
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(fireEvent.submit(form)).toBe(false);
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => ends[0]?.(new Refused('The disk is full.')));
  expect(screen.getByRole('alert').textContent).toBe('The disk is full.');
  expect(button().hasAttribute('aria-disabled')).toBe(false);
  fireEvent.submit(form);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => ends[1]?.());
  expect(work).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

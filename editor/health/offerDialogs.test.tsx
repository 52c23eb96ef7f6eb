import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerRequests } from '../../tests/tools/answerRequests.ts';
import { site } from '../../tests/tools/content.ts';
import { AddContact, AddToMenu } from './offerDialogs.tsx';

const pressed = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('adds a menu entry with the short title of the page to the chosen group', async () => {
  const requests = answerRequests({});
  const done = vi.fn();
  const { title, groups } = site.header.services;
  const second = groups[1]?.title ?? '';
  expect(second).not.toBe('');
  const strings = {
    path: '/strings',
    title: 'New strings | Harbor Piano Workshop',
    description:
      'Strings that last. What new ones cost, and how they sound after a year of playing.',
  };
  render(<AddToMenu page={strings} site={site} onClose={() => {}} onDone={done} />);
  expect(screen.getByRole('dialog', { name: `Add to the “${title}” menu` })).toBeDefined();
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(value('Menu text')).toBe('New strings');
  expect(value('Short description, shown below the text')).toBe('Strings that last.');
  fireEvent.change(screen.getByLabelText('Menu group'), { target: { value: second } });
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(requests).toEqual([
    [
      'addToMenu',
      {
        path: '/strings',
        group: second,
        text: 'New strings',
        description: 'Strings that last.',
      },
    ],
  ]);
});

test('adds a contact under a unique name', async () => {
  const [add, done] = [vi.fn(async () => {}), vi.fn()];
  const contact = { field: 'phones', value: '+44 7400 123456', scheme: 'sms' } as const;
  render(<AddContact {...{ contact, site, add }} isSaved onClose={() => {}} onDone={done} />);
  expect(screen.getByRole('dialog', { name: 'Add +44 7400 123456 to the settings' })).toBeDefined();
  write(/short name/, Object.keys(site.phones)[0] ?? '');
  expect(screen.getByRole('status').textContent).toBe('Another number has this name.');
  expect(isDisabled('Add')).toBe(true);
  write(/short name/, 'After hours');
  pressed('Add');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(add).toHaveBeenCalledWith('after-hours', expect.any(AbortSignal));
});

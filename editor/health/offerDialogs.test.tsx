import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerRequests } from '../../tests/tools/answerRequests.ts';
import { site } from '../../tests/tools/content.ts';
import { AddContact, AddToMenu, PublishPages } from './offerDialogs.tsx';

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

test('uses singular or plural wording to publish one or several pages', async () => {
  const requests = answerRequests({});
  const done = vi.fn();
  const [first, second] = [
    { name: 'a.json', title: 'Prices' },
    { name: 'b.json', title: 'Visit' },
  ];
  render(<PublishPages pages={[first]} onClose={() => {}} onDone={done} />);
  expect(screen.getByRole('dialog', { name: 'Publish “Prices” too?' }).textContent).toMatch(
    /Visitors see the page after you publish/,
  );
  expect(screen.queryByRole('listitem')).toBeNull();
  cleanup();
  render(<PublishPages pages={[first, second]} onClose={() => {}} onDone={done} />);
  expect(screen.getByRole('dialog', { name: 'Publish 2 pages too?' }).textContent).toMatch(
    /Visitors see these pages after you publish/,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Prices', 'Visit']);
  pressed('Publish too');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(requests).toEqual([['publishPages', { names: ['a.json', 'b.json'] }]]);
});

test('proposes menu texts that fit, and does not ask for the group if there is only one', async () => {
  const requests = answerRequests({});
  const { services } = site.header;
  const [group] = services.groups;
  if (!group) throw new Error('The menu has a group.');
  const header = { ...site.header, services: { ...services, groups: [group] } };
  const long = {
    path: '/long',
    title: 'A title of more than forty signs, all of them needed',
    description: `A sentence of more than eighty signs, which is much too long for ${'a line '.repeat(3)}.`,
  };
  const done = vi.fn();
  render(<AddToMenu page={long} site={{ ...site, header }} onClose={() => {}} onDone={done} />);
  const [text, about] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([text?.value, about?.value]).toEqual([long.title.slice(0, 40), '']);
  expect([text?.maxLength, about?.maxLength]).toEqual([40, 80]);
  expect([text?.required, about?.required]).toEqual([true, true]);
  expect(screen.queryByLabelText('Menu group')).toBeNull();
  write('Menu text', 'Short');
  write('Short description, shown below the text', 'In a line.');
  pressed('Add');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const entry = { path: '/long', group: group.title, text: 'Short', description: 'In a line.' };
  expect(requests).toEqual([['addToMenu', entry]]);
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

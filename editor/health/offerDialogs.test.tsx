import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openInMemory, secondHome, typeIn, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { NewContact } from '../api.ts';
import type { OpenSite } from '../document/openSite.ts';
import type { ResolvedSite } from '../site.ts';
import { AddContact, AddToMenu, PublishPages } from './offerDialogs.tsx';

let site: OpenSite;
let shown: ResolvedSite;
beforeEach(async () => {
  const memory = await secondHome();
  site = await openInMemory(memory);
  const overview = await site.ask('overview', {});
  if (!overview.site) throw new Error('The site has no errors.');
  shown = overview.site;
});

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
let isOpen: boolean;
const onClose = () => {
  isOpen = false;
};
const closed = () => waitFor(() => expect(isOpen).toBe(false));
beforeEach(() => {
  isOpen = true;
});

test('adds a menu entry with the short title of the page, beside other edits of the settings', async () => {
  const { copy } = site;
  const { title, groups } = shown.header.services;
  const page = {
    path: '/work',
    title: 'Finished pianos | Harbor Piano Workshop',
    description: 'Pianos that left. What they cost, and how they sound after a year of playing.',
  };
  typeIn(copy, 'site.json', ['footer', 'text'], 'Before');
  showInSite(site, <AddToMenu page={page} site={shown} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: `Add to the “${title}” menu` })).toBeDefined();
  const group = groups.at(-1)?.title ?? '';
  if (groups.length > 1) write('Menu group', group);
  await press('Add');
  await closed();
  typeIn(copy, 'site.json', ['footer', 'text'], 'After');
  expect(
    valueIn(copy, 'site.json', 'header', 'services', 'groups', groups.length - 1, 'links'),
  ).toContainEqual({
    ...{ text: 'Finished pianos', description: 'Pianos that left.', href: '/work' },
  });
  expect(valueIn(copy, 'site.json', 'footer', 'text')).toBe('After');
  await site.save();
  expect(copy.changed()).toEqual([]);
});

const href = 'tel:+44 7400 123456';
const contact: NewContact = {
  ...{ field: 'phones', value: '+44 7400 123456', scheme: 'tel', href },
  path: ['blocks', 0, 'href'],
};

test('adds a contact under a free name, and links it as the same step', async () => {
  const { copy } = site;
  typeIn(copy, 'visit.json', contact.path, href);
  showInSite(
    site,
    <AddContact name="visit.json" contact={contact} site={shown} onClose={onClose} />,
  );
  write(/short name/, 'workshop');
  expect(screen.getByText('Another number has this name.')).toBeTruthy();
  expect(isDisabled('Add')).toBe(true);
  write(/short name/, 'After hours');
  await press('Add');
  await closed();
  expect(valueIn(copy, 'visit.json', ...contact.path)).toBe('tel:after-hours');
  expect(valueIn(copy, 'site.json', 'phones', 'after-hours')).toBe(contact.value);
  copy.undo();
  expect(valueIn(copy, 'visit.json', ...contact.path)).toBe(href);
  expect(valueIn(copy, 'site.json', 'phones', 'after-hours')).toBeUndefined();
});

test('a link of the settings uses the name of its new contact, too', async () => {
  const { copy } = site;
  const path = ['header', 'href'];
  typeIn(copy, 'site.json', path, href);
  showInSite(
    site,
    <AddContact name="site.json" contact={{ ...contact, path }} site={shown} onClose={onClose} />,
  );
  await press('Add');
  await closed();
  expect(copy.content('site.json')).toMatchObject({
    header: { href: 'tel:sales' },
    phones: { sales: contact.value },
  });
});

test('does not overwrite a link that was changed in the meantime', async () => {
  const { copy } = site;
  typeIn(copy, 'visit.json', contact.path, '/work');
  showInSite(
    site,
    <AddContact name="visit.json" contact={contact} site={shown} onClose={onClose} />,
  );
  await press('Add');
  await closed();
  expect(valueIn(copy, 'visit.json', ...contact.path)).toBe('/work');
  expect(valueIn(copy, 'site.json', 'phones', 'sales')).toBe(contact.value);
});

test('publishes the pages that a page leads to', async () => {
  const { name } = await site.change('create', { path: '/new', title: 'New' });
  showInSite(site, <PublishPages pages={[{ name, title: 'New' }]} onClose={onClose} />);
  await press('Publish too');
  await closed();
  expect(valueIn(site.copy, name, 'published')).toBeUndefined();
  expect(screen.getByText('1 page set to published. Nothing is saved yet.')).toBeTruthy();
});

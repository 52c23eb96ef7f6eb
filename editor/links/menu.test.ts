import { expect, test } from 'vitest';
import { menuTitle, withMenuEntry } from './menu.ts';

const visit = { text: 'Visit', description: 'Where we are', href: '/visit' };
const site = {
  company: 'A company',
  header: {
    services: {
      title: 'Services',
      groups: [
        { title: 'First', links: [visit] },
        { title: 'Second', links: [visit] },
      ],
    },
  },
};
const entry = { path: '/strings', group: 'Second', text: 'Strings', description: 'New strings' };

test('adds an entry at the end of the chosen group and changes nothing else', () => {
  const strings = { text: 'Strings', description: 'New strings', href: '/strings' };
  expect(withMenuEntry(site, entry)).toEqual({
    ...site,
    header: {
      services: {
        title: 'Services',
        groups: [
          { title: 'First', links: [visit] },
          { title: 'Second', links: [visit, strings] },
        ],
      },
    },
  });
});

test('changes nothing if the menu already links to the page or has no such group', () => {
  expect(withMenuEntry(site, { ...entry, path: '/visit' })).toBe(site);
  expect(withMenuEntry(site, { ...entry, group: 'Third' })).toBe(site);
  expect(withMenuEntry({}, entry)).toEqual({});
  const broken = { header: { services: { title: 'Services', groups: 'none' } } };
  expect(withMenuEntry(broken, entry)).toBe(broken);
});

test('the title of the menu comes from the settings', () => {
  expect(menuTitle(site)).toBe('Services');
  expect(menuTitle({})).toBeUndefined();
  expect(menuTitle({ header: { services: { title: '' } } })).toBeUndefined();
  expect(menuTitle({ header: { services: { title: 7 } } })).toBeUndefined();
});

test('adds the first entry to a group without entries, next to a broken group', () => {
  const groups = ['broken', { title: 'Second' }];
  const own = { header: { services: { title: 'Services', groups } } };
  const strings = { text: 'Strings', description: 'New strings', href: '/strings' };
  expect(withMenuEntry(own, entry)).toEqual({
    header: {
      services: { title: 'Services', groups: ['broken', { title: 'Second', links: [strings] }] },
    },
  });
});

import { expect, test } from 'vitest';
import { walk } from '../../tests/tools/walk.ts';
import aliases from './aliases.json' with { type: 'json' };
import { iconNames, ownIconNames } from './names.ts';
import { iconsFor, iconsMeantBy } from './search.ts';
import themes from './themes.json' with { type: 'json' };
import { iconAliases, iconThemes } from './themes.ts';

test('finds icons by the everyday words of a trade', () => {
  const words = {
    tooth: 'face-slightly-smiling',
    dentist: 'stethoscope',
    lawyer: 'gavel',
    court: 'scale',
    bakery: 'croissant',
    bread: 'wheat',
    plumber: 'faucet',
    hairdresser: 'scissors',
    wedding: 'gem',
    dogs: 'dog',
    'opening hours': 'clock',
    'heart rate': 'activity',
    gear: 'cog',
    locksmith: 'key-round',
  };
  for (const [word, icon] of Object.entries(words)) {
    expect(iconsMeantBy(word), word).toContain(icon);
  }
});

test('ranks exact names first, and finds prefixes only in iconsFor', () => {
  expect(iconsFor('phone')[0]).toBe('phone');
  // Icons of a theme keep the order of the theme.
  expect(iconsMeantBy('tooth').slice(0, 2)).toEqual(['face-slightly-smiling', 'stethoscope']);
  expect(iconsFor('Piano')[0]).toBe('piano');
  expect(iconsFor('steth')).toContain('stethoscope');
  expect(iconsMeantBy('steth')).toEqual([]);
  expect(iconsFor('')).toEqual([]);
  expect(iconsFor('qwertz')).toEqual([]);
});

test.each([
  ['whatsapp', 'message-circle'],
  ['WhatsApp', 'message-circle'],
  ['facebook', 'share-2'],
  ['facebook-icon', 'share-2'],
  ['instagram', 'camera'],
  ['youtube', 'circle-play'],
  ['linkedin', 'briefcase'],
  ['google', 'search'],
  ['paypal', 'credit-card'],
  ['fa-solid fa-phone', 'phone'],
  ['MdPhoneOutlined', 'phone'],
  ['plumber van', 'faucet'],
])('finds a suitable icon for %s, such as %s', (word, icon) => {
  expect(iconsMeantBy(word).slice(0, 3)).toContain(icon);
});

test('themes and aliases name existing icons', () => {
  const named = [...themes, ...aliases].flatMap(({ icons }) => icons);
  expect(named.filter((name) => !ownIconNames.some((current) => current === name))).toEqual([]);
});

test('every alias finds its icons', () => {
  for (const { words, icons } of iconAliases) {
    for (const word of words.split(' '))
      expect(iconsMeantBy(word)).toEqual(expect.arrayContaining([...icons]));
  }
});

test('finds only icons that match both words', () => {
  const both = iconsFor('heart rate');
  expect(both.length).toBeGreaterThan(0);
  const [heart, rate] = [iconsFor('heart'), iconsFor('rate')];
  expect(both).toEqual(both.filter((name) => heart.includes(name) && rate.includes(name)));
  expect(iconsFor('heart qwertz')).toEqual([]);
});

test('finds every icon by its name, and themes list existing icons once', () => {
  for (const name of walk(ownIconNames, 200)) expect(iconsFor(name), name).toContain(name);
  for (const { icons } of iconThemes) {
    expect(new Set(icons).size).toBe(icons.length);
    for (const name of icons) expect(iconNames).toContain(name);
  }
});

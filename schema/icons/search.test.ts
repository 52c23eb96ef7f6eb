// @vitest-environment node
import { expect, test } from 'vitest';
import { iconNames, ownIconNames } from './names.ts';
import { iconsFor, iconsMeantBy } from './search.ts';
import { iconThemes } from './themes.ts';

test('a trade finds icons by the words that it uses', () => {
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
  };
  for (const [word, icon] of Object.entries(words)) {
    expect(iconsMeantBy(word), word).toContain(icon);
  }
});

test('what is called so comes first, and what only begins so comes last', () => {
  expect(iconsFor('phone')[0]).toBe('phone');
  // Those of a theme are in its order.
  expect(iconsMeantBy('tooth').slice(0, 2)).toEqual(['face-slightly-smiling', 'stethoscope']);
  expect(iconsFor('Piano')[0]).toBe('piano');
  expect(iconsFor('steth')).toContain('stethoscope');
  expect(iconsMeantBy('steth')).toEqual([]);
  expect(iconsFor('')).toEqual([]);
  expect(iconsFor('qwertz')).toEqual([]);
});

test('of two words both are wanted', () => {
  const both = iconsFor('heart rate');
  expect(both.length).toBeGreaterThan(0);
  const [heart, rate] = [iconsFor('heart'), iconsFor('rate')];
  expect(both).toEqual(both.filter((name) => heart.includes(name) && rate.includes(name)));
  expect(iconsFor('heart qwertz')).toEqual([]);
});

test('every icon is found by its name, and each theme shows icons that there are', () => {
  for (const name of ownIconNames) expect(iconsFor(name), name).toContain(name);
  for (const { icons } of iconThemes) {
    expect(new Set(icons).size).toBe(icons.length);
    for (const name of icons) expect(iconNames).toContain(name);
  }
});

import { expect, test } from 'vitest';
import { slugOf } from './slugOf.ts';

test.each([
  ['What’s included', 'whats-included'],
  ["What's included", 'whats-included'],
  ['  Cases & keys – 2024! ', 'cases-keys-2024'],
  ['Größe 1', 'grosse-1'],
  ['Łódź, Đà Nẵng', 'lodz-da-nang'],
  ['Ærø, Œuvre, Þingvellir, Suðuroy', 'aero-oeuvre-thingvellir-suduroy'],
  ['ISPARTA, Iğdır', 'isparta-igdir'],
  ['e\u0301tabli ﬁn', 'etabli-fin'],
  ['漢字', ''],
  ['—', ''],
])('turns "%s" into "%s"', (words, name) => {
  expect(slugOf(words)).toBe(name);
});

import { expect, test } from 'vitest';
import { stateWords } from './stateWords.ts';

const saved = {
  isChanged: false,
  isChecked: true,
  unreached: undefined,
};
const changed = { ...saved, isChanged: true };
const away = 'The editor does not answer.';

test.each([
  ['nothing was changed', saved, 'Saved'],
  ['what is saved is checked', { ...saved, isChecked: false }, 'Saved'],
  ['something was changed', changed, 'Not saved'],
  ['the last change is not checked yet', { ...changed, isChecked: false }, 'Checking …'],
  ['the server does not answer', { ...changed, isChecked: false, unreached: away }, away],
])('describes the state when %s', (_name, document, words) => {
  expect(stateWords(document)).toBe(words);
});

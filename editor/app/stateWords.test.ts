// @vitest-environment node
import { expect, test } from 'vitest';
import { stateWords } from './stateWords.ts';

const saved = {
  isChanged: false,
  canSave: false,
  isChecked: true,
  unreached: undefined,
  changedLines: 0,
};
const changed = { ...saved, isChanged: true, canSave: true, changedLines: 3 };
const away = 'The editor does not answer.';

test.each([
  ['nothing was changed', saved, 'Saved'],
  ['what is saved is checked', { ...saved, isChecked: false }, 'Saved'],
  ['something was changed', changed, '3 lines changed'],
  ['one line was changed', { ...changed, changedLines: 1 }, '1 line changed'],
  // How many lines it was before the last letter is not what it is now.
  ['the last change is not checked yet', { ...changed, isChecked: false }, 'Checking …'],
  [
    'a save would change names alone',
    { ...saved, canSave: true },
    'Some fields have new names: save once',
  ],
  ['the server does not answer', { ...changed, isChecked: false, unreached: away }, away],
])('where %s, it says so', (_name, document, words) => {
  expect(stateWords(document)).toBe(words);
});

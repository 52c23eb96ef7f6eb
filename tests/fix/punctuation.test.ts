// @module-tag slow
import { describe, test } from 'vitest';
import { checkMutations } from './checkMutations.ts';
import { siteWith, syntaxCharacters, walkedFolders } from './oneCharacter.ts';

const punctuation = syntaxCharacters.filter((character) => character !== '"');

describe('after one bracket, comma or colon is wrong, --fix gives the original value or leaves the file alone', () => {
  test.each(walkedFolders)(
    '%s',
    (folder) => checkMutations(siteWith(folder, punctuation)),
    1_200_000,
  );
});

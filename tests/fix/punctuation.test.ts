// @module-tag slow
import { describe, test } from 'vitest';
import { checkMutations } from './checkMutations.ts';
import { siteWith, syntaxCharacters, walkedFolders } from './oneCharacter.ts';

const punctuation = syntaxCharacters.filter((character) => character !== '"');

describe('--fix corrects a wrong bracket, comma or colon, or does not change the file', () => {
  test.each(walkedFolders)(
    '%s',
    (folder) => checkMutations(siteWith(folder, punctuation)),
    1_200_000,
  );
});

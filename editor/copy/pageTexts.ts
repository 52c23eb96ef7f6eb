import { once, ownValue } from '../../schema/browser.ts';
import { sourceOf } from '../../schema/diagnose/index.ts';
import { pageFields, type SourceFile, type ValuePath } from '../../schema/index.ts';
import { forEachField, pieces, textContentOf } from '../../schema/inspect.ts';
import type { Listing } from './documents.ts';

/** The texts for visitors in a page. */
export const textsOf = once((file: SourceFile) => {
  const texts: { path: ValuePath; text: string }[] = [];
  forEachField(pageFields, sourceOf(file).value, (path, value, { kind }) => {
    if (typeof value !== 'string' || textContentOf(kind) !== 'words') return;
    texts.push({ path: [...path], text: value });
  });
  return texts;
});

/** The texts for visitors in a page in lower case, and each paragraph of several pieces as one text. */
const searchedTexts = once((file: SourceFile) => {
  const texts = textsOf(file).map(({ text }) => text);
  forEachField(pageFields, sourceOf(file).value, (_path, value, { schema }) => {
    if (schema !== pieces || !Array.isArray(value)) return;
    const words = value.map(
      (piece) => ownValue(piece, 'text') ?? ownValue(piece, 'strong') ?? piece,
    );
    texts.push(words.join(''));
  });
  return texts.map((text) => text.toLowerCase());
});

/** The names of the pages that have words in lower case in a text. */
export function pagesWith({ files }: Listing, words: string): string[] {
  return Array.from(files).flatMap(([name, file]) =>
    searchedTexts(file).some((text) => text.includes(words)) ? [name] : [],
  );
}

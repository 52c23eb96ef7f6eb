import { once } from '../../schema/browser.ts';
import { sourceOf } from '../../schema/diagnose/index.ts';
import { pageFields, type SourceFile, type ValuePath } from '../../schema/index.ts';
import { forEachField, textContentOf } from '../../schema/inspect.ts';
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

/** The names of the pages that have words in lower case in a text. */
export function pagesWith({ files }: Listing, words: string): string[] {
  return Array.from(files).flatMap(([name, file]) =>
    textsOf(file).some(({ text }) => text.toLowerCase().includes(words)) ? [name] : [],
  );
}

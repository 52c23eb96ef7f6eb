import { once } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import type { Source } from '../api.ts';
import { documentOf } from '../copy/source.ts';
import { sha256 } from './files/sha256.ts';

export { documentOf, textOf } from '../copy/source.ts';

export const hashOf = once(({ text }: SourceFile) => sha256(text));

/** Converts a file to the answer for the editor. */
export function sourceFor(file: SourceFile): Source {
  const text = file.problem === undefined ? { text: file.text } : {};
  return { hash: hashOf(file), ...text, document: documentOf(file) };
}

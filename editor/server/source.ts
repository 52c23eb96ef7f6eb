import { textWithNewNames } from '../../schema/diagnose/oldNames.ts';
import { sourceOf } from '../../schema/diagnose/sourceTree.ts';
import type { SourceFile } from '../../schema/diagnose/types.ts';
import { once } from '../../schema/once.ts';
import { ownValue } from '../../schema/values.ts';
import type { Source } from '../api.ts';
import { schemaOf } from '../documentSchema.ts';
import { sha256 } from './sha256.ts';

/** A file that is open for editing, with the current field names. If the file has old ones, `onDisk` is its real text. */
export type OpenFile = SourceFile & { onDisk?: string };

/** Opens a file for editing: replaces old field names in its text. */
export function openedFile(name: string, file: SourceFile): OpenFile {
  const text = textWithNewNames(schemaOf(name), file);
  return text === file.text ? file : { ...file, text, onDisk: file.text };
}

/** The text that a file has on the disk. */
export function textOnDisk({ text, onDisk = text }: OpenFile): string {
  return onDisk;
}

export const hashOf = once((file: OpenFile) => sha256(textOnDisk(file)));

/** The document of a file; undefined where its JSON has a mistake. */
export function documentOf(file: SourceFile): unknown {
  const { value, problems, unread } = sourceOf(file);
  return problems.length > 0 || unread !== undefined ? undefined : value;
}

/** A text of a file's document, as far as it can be read; empty where there is none. */
export function textOf(file: SourceFile, field: 'path' | 'title'): string {
  const { value } = sourceOf(file);
  const text = ownValue(value, field);
  return typeof text === 'string' ? text : '';
}

/** Converts a file to the answer that the editor gets. */
export function sourceFor(file: OpenFile): Source {
  const text = file.problem === undefined ? { text: file.text } : {};
  const old = file.onDisk === undefined ? {} : { hasOldNames: true };
  return { hash: hashOf(file), ...text, document: documentOf(file), ...old };
}

import { ownValue } from '../../schema/browser.ts';
import { sourceOf } from '../../schema/diagnose/index.ts';
import type { SourceFile } from '../../schema/index.ts';

/** The document of a file; undefined if there is no file, or its JSON has an error. */
export function documentOf(file: SourceFile | undefined): unknown {
  if (!file) return undefined;
  const { value, problems, unread } = sourceOf(file);
  return problems.length > 0 || unread !== undefined ? undefined : value;
}

/** A text of a file's document, as far as it can be read; empty if there is none. */
export function textOf(file: SourceFile, field: 'path' | 'title' | 'description'): string {
  const { value } = sourceOf(file);
  const text = ownValue(value, field);
  return typeof text === 'string' ? text : '';
}

import { sourceOf } from '../../schema/diagnose/sourceTree.ts';
import type { SourceFile } from '../../schema/diagnose/types.ts';
import { isGroup } from '../isGroup.ts';

export { type Group, isGroup, type Written } from '../isGroup.ts';

/** The document of a file; nothing where its JSON has a mistake. */
export function documentOf(file: SourceFile): unknown {
  const { value, problems, unread } = sourceOf(file);
  return problems.length > 0 || unread !== undefined ? undefined : value;
}

/** A text of a file's document, as far as it can be read; empty where there is none. */
export function textOf(file: SourceFile, field: 'path' | 'title'): string {
  const { value } = sourceOf(file);
  const text = isGroup(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
}

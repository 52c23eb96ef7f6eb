import type { FieldChange } from '../../basics.ts';
import type { Advice, Sentence } from '../../catalog/index.ts';
import { onlyOne, sameName } from '../nearest.ts';
import type { ValuePath } from '../types.ts';

/** How an error in a field can be repaired. */
export type FieldRepair = {
  /** The unambiguous change. */
  fix?: FieldChange | undefined;
  /** The likely change. */
  suggest?: FieldChange | undefined;
};

/** An error that the schema found, before it is located in the text. */
export type ShapeError = FieldRepair & {
  path: ValuePath;
  sentence: Sentence;
  /** The advice of the message if the suggested change does not work. Default: none. */
  otherwise?: (() => Advice) | undefined;
  /** Marks the name of the field instead of its value. */
  atKey?: boolean;
};

/**
 * Replaces a word with the name that it means: a fix if they differ only in spelling conventions, a suggestion if they are
 * similar.
 */
export function repairByName(
  word: string,
  names: readonly string[],
  meant: readonly string[],
  changeTo: (name: string) => FieldChange,
): FieldRepair {
  const same = sameName(word, names);
  if (same !== undefined) return { fix: changeTo(same) };
  const only = onlyOne(meant);
  return only === undefined ? {} : { suggest: changeTo(only) };
}

import type { FieldChange } from '../basics.ts';
import type { Said } from '../catalog/index.ts';
import { onlyOne, sameName } from '../nearest.ts';
import type { ValuePath } from '../types.ts';

/** How the field of an error can be repaired. */
export type FieldRepair = {
  /** The change that is right whatever was meant. */
  fix?: FieldChange | undefined;
  /** The change that is likely meant. */
  suggest?: FieldChange | undefined;
};

/** An error that the schema found, before it is placed in the text. */
export type ShapeError = FieldRepair & {
  path: ValuePath;
  says: Said;
  /** Marks the name of a field and not its value. */
  atKey?: boolean;
};

/** The change of a word to the name that it means: a fix where the names are the same, a suggestion where they are near. */
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

import type { RuleName } from '../catalog/index.ts';
import type { FieldChange } from '../change.ts';
import { onlyNear, sameName } from '../nearest.ts';
import type { MessageRule } from '../rule.ts';
import type { Message, ValuePath } from '../types.ts';

/** How the field of a mistake can be repaired. */
export type FieldRepair = {
  /** The change that is right whatever was meant. */
  fix?: FieldChange | undefined;
  /** The change that is likely meant. */
  suggest?: FieldChange | undefined;
};

/** A mistake that the schema found, before it is placed in the text. */
export type ShapeMistake = Message &
  FieldRepair & {
    path: ValuePath;
    rule: RuleName;
    /** Marks the name of a field and not its value. */
    atKey?: boolean;
  };

/** The mistake of breaking a rule at a path. `details` fill the message of the rule. */
export function mistakeAt<Details extends readonly unknown[]>(
  path: ValuePath,
  rule: MessageRule<Details>,
  details: Readonly<Details>,
  repair: FieldRepair & { atKey?: boolean } = {},
): ShapeMistake {
  return { path, rule: rule.name, ...rule.describe(...details), ...repair };
}

/** The change of a word to the name that it means: a fix where the names are the same, a suggestion where they are near. */
export function repairByName(
  word: string,
  names: readonly string[],
  changeTo: (name: string) => FieldChange,
): FieldRepair {
  const same = sameName(word, names);
  if (same !== undefined) return { fix: changeTo(same) };
  const near = onlyNear(word, names);
  return near === undefined ? {} : { suggest: changeTo(near) };
}

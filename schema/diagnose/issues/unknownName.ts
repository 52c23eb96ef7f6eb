import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../../blocks/index.ts';
import { blockLabel } from '../../blocks/label.ts';
import { sameName } from '../nearest.ts';
import { newNameOf } from '../oldNames.ts';
import { type Phrase, phrase } from '../phrase.ts';
import * as shape from '../rules/shape/index.ts';
import { fieldsAt, schemaAt, valueAt } from '../schemaAt.ts';
import type { ValuePath } from '../types.ts';
import { group, labelOf, quoted, valuePhrase } from '../words.ts';
import type { IssueField } from './issueField.ts';
import { mistakeAt, repairByName, type ShapeMistake } from './shapeMistake.ts';

/** A field that its group does not have. `unknown` has all such fields of the group; `meant` is the only one that it can be. */
export function describeUnknownField(
  key: string,
  unknown: readonly string[],
  { path, value, context: { document, root } }: IssueField,
  meant?: readonly [name: string],
): ShapeMistake {
  const container = group(path, document, root);
  const labelled = (name: string) => labelOf([...path, name], document, root);
  const now = newNameOf(schemaAt(root, document, path), Object(value), key);
  if (now) {
    const details = [container, key, now.name, now.isClear, labelled(now.name)] as const;
    const fix = now.isClear ? { fix: { rename: now.name } } : {};
    return mistakeAt([...path, key], shape.renamedField, details, { atKey: true, ...fix });
  }
  const absent =
    meant ?? fieldsAt(root, document, path).filter((name) => !Object.hasOwn(Object(value), name));
  const details = [container, key, absent, typesWith(key, path, document), labelled] as const;
  if (meant) {
    const suggest = { rename: meant[0] };
    return mistakeAt([...path, key], shape.unknownField, details, { atKey: true, suggest });
  }
  const { fix, suggest = fix } = repairByName(key, absent, (name) => ({ rename: name }));
  // Two unknown fields that differ in capitals alone would be renamed to the same name.
  const same = sameName(key, absent);
  const isOnly = unknown.filter((other) => sameName(other, absent) === same).length === 1;
  const repair = fix && isOnly ? { fix } : { suggest };
  return mistakeAt([...path, key], shape.unknownField, details, { atKey: true, ...repair });
}

/** A block whose type does not exist. */
export function describeBlockType({
  path,
  value,
  written,
  context: { root },
}: IssueField): ShapeMistake {
  const block = group(path.slice(0, -1), undefined, root);
  const details = [block, valuePhrase(value), written, blockTypes] as const;
  const repair = repairByName(written, blockTypes, (name) => ({ value: name }));
  return mistakeAt(path, shape.unknownBlockType, details, repair);
}

/** For a field that a block cannot have: names the types of block that can have it at the same place. */
export function typesWith(key: string, path: ValuePath, document: unknown): Phrase | undefined {
  const [list, index, ...rest] = path;
  if (list !== 'blocks' || index === undefined) return undefined;
  const block = valueAt(document, path.slice(0, 2));
  const types = blockDefinitions
    .filter(({ type, schema }) => {
      const group = schemaAt(schema, { ...Object(block), type }, rest);
      return group instanceof z.ZodObject && Object.hasOwn(group.shape, key);
    })
    .map(({ type }) => type);
  const [only, ...others] = types;
  if (only === undefined) return undefined;
  const more = types.length > 4 ? ` and ${types.length - 4} more` : '';
  const listed = (names: readonly string[]) => `${names.slice(0, 4).join(', ')}${more}`;
  const labels = types.map(blockLabel);
  if (others.length === 0) {
    return phrase`The block type ${{ inFile: only, inForm: blockLabel(only) }} has a field ${quoted(key)}.`;
  }
  return phrase`The block types ${{ inFile: listed(types), inForm: listed(labels) }} have a field ${quoted(key)}.`;
}

import { isGroup, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { withValue } from '../changes/merge.ts';
import { asGroup } from './convert.ts';
import {
  entryName,
  type FormField,
  type FormFields,
  type FormState,
  recordKey,
  recordValue,
} from './form.ts';
import { identityOf } from './identity.ts';
import { fieldsOfBlock } from './pageForm.ts';

/**
 * A field of an open form: its block, or the document itself, and the steps from there. A number is the identity of a
 * list entry, so the field is found even after its entry was moved. `rest` is the path within a value that the form
 * keeps as in the document, such as one of several paragraphs.
 */
export type Target = {
  block: number | undefined;
  steps: readonly (string | number)[];
  rest: ValuePath;
};

/** The field at a path of the document in `state`; undefined if there is none. */
export function targetOf(
  state: FormState,
  fields: FormFields,
  path: ValuePath,
): Target | undefined {
  const [list, index, ...inBlock] = path;
  if (list !== 'blocks' || typeof index !== 'number') {
    return fieldIn(fields, state.fields, path, undefined);
  }
  const block = state.blocks[index];
  return block && fieldIn(fieldsOfBlock(block.type), block.fields, inBlock, block.key);
}

function fieldIn(
  fields: FormFields,
  held: unknown,
  path: ValuePath,
  block: number | undefined,
): Target | undefined {
  const steps: (string | number)[] = [];
  let form: FormField | { type: 'group'; fields: FormFields; textField?: string | undefined } = {
    type: 'group',
    fields,
  };
  let value = held;
  for (const [place, step] of path.entries()) {
    if (form.type !== 'group' && form.type !== 'list') {
      return { block, steps, rest: path.slice(place) };
    }
    let name: string | undefined = String(step);
    if (form.type === 'list') {
      value = entryAt(form.fields, value, step);
      const identity = identityOf(value);
      if (identity === undefined) return undefined;
      steps.push(identity);
      // The entry of a record or of a list of texts has one field for its value.
      const parts: FormFields = form.fields;
      name = [recordValue, entryName].find((key) => Object.hasOwn(parts, key));
      if (name === undefined) {
        form = { type: 'group', fields: parts, textField: form.textField };
        continue;
      }
    }
    const next: FormField | undefined = ownValue(form.fields, name);
    if (!next) return undefined;
    steps.push(name);
    value = ownValue(value, name);
    form = next;
  }
  if (form.type === 'group' && form.textField !== undefined) steps.push(form.textField);
  return { block, steps, rest: [] };
}

function entryAt(fields: FormFields, value: unknown, step: string | number): unknown {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!(recordKey in fields)) return typeof step === 'number' ? entries[step] : undefined;
  return entries.find((entry) => ownValue(entry, recordKey) === String(step));
}

/** The state of a form after a change of one of its fields; undefined if the field was removed. */
export function changedState(
  state: FormState,
  { block, steps, rest }: Target,
  change: (now: unknown) => unknown,
): FormState | undefined {
  const changeRest = (now: unknown) =>
    rest.length === 0 ? change(now) : withValue(now, rest, change(rest.reduce(ownValue, now)));
  if (block === undefined) {
    const fields = changedAt(state.fields, steps, changeRest);
    return isGroup(fields) ? { ...state, fields } : undefined;
  }
  const index = state.blocks.findIndex(({ key }) => key === block);
  const found = state.blocks[index];
  const fields = found && changedAt(found.fields, steps, changeRest);
  if (!found || !isGroup(fields)) return undefined;
  return { ...state, blocks: state.blocks.with(index, { ...found, fields }) };
}

/** Undefined if a step does not exist. */
function changedAt(
  value: unknown,
  [step, ...rest]: Target['steps'],
  change: (now: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (typeof step === 'string') {
    // An optional group that is empty is undefined in the form.
    if (value !== undefined && !isGroup(value)) return undefined;
    const group = asGroup(value);
    // A removed value is undefined.
    if (rest.length === 0) return { ...group, [step]: change(group[step]) };
    const inner = changedAt(group[step], rest, change);
    return inner === undefined ? undefined : { ...group, [step]: inner };
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const index = entries.findIndex((entry) => identityOf(entry) === step);
  const inner = index < 0 ? undefined : changedAt(entries[index], rest, change);
  return inner === undefined ? undefined : entries.with(index, inner);
}

/** A field within another one. */
export function within(target: Target, ...steps: Target['steps']): Target {
  return { ...target, steps: [...target.steps, ...steps] };
}

import type { Data } from '@puckeditor/core';
import { isGroup, ownValue } from '../../schema/browser.ts';
import { recordKey, recordValue } from './form.ts';
import { asGroup } from './groupForm.ts';
import { identityOf } from './identity.ts';

/** Puck's name for the list of the page's blocks. */
export const zone = 'root:default-zone';

/**
 * A field of an open form: its block by Puck's id, or the document itself, and the steps from there. A number is the
 * identity of a list entry, so that the field is found after its entry was moved.
 */
export type Target = { block: string | undefined; steps: readonly (string | number)[] };

/** The field with this name of Puck's ("items[0].title"), as it is in `data` now; undefined if there is none. */
export function targetOf(data: Data, block: string | undefined, name: string): Target | undefined {
  let value: unknown = propsOf(data, block);
  if (value === undefined) return undefined;
  const steps: (string | number)[] = [];
  for (const [step] of name.matchAll(/[^.[\]]+/g)) {
    if (!Array.isArray(value)) {
      steps.push(step);
      value = ownValue(value, step);
      continue;
    }
    const entries: readonly unknown[] = value;
    // In the name of a record's value, its key is in the place of the index.
    const isIndex = /^\d+$/.test(step);
    const entry = isIndex
      ? entries[Number(step)]
      : entries.find((own) => ownValue(own, recordKey) === step);
    const own = identityOf(entry);
    if (own === undefined) return undefined;
    steps.push(own, ...(isIndex ? [] : [recordValue]));
    value = isIndex ? entry : ownValue(entry, recordValue);
  }
  return { block, steps };
}

/** The properties of the target's block, or of the document, after a change of the field; undefined if it is gone. */
export function changedProps(
  data: Data,
  { block, steps }: Target,
  change: (now: unknown) => unknown,
): Record<string, unknown> | undefined {
  const props = propsOf(data, block);
  const changed = props && changedAt(props, steps, change);
  return isGroup(changed) ? changed : undefined;
}

function propsOf(data: Data, block: string | undefined) {
  if (block === undefined) return data.root.props ?? {};
  return data.content.find(({ props }) => props.id === block)?.props;
}

/** Undefined where a step leads nowhere. */
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
    const inner = changedAt(group[step], rest, change);
    return inner === undefined ? undefined : { ...group, [step]: inner };
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const index = entries.findIndex((entry) => identityOf(entry) === step);
  const inner = index < 0 ? undefined : changedAt(entries[index], rest, change);
  return inner === undefined ? undefined : entries.with(index, inner);
}

import { ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { anchorName, entryName, type FormFields } from './form.ts';

/** The path of a field in its document, from Puck's name for it ("items[0].title") and the index of its block, or -1. */
export function fieldPath(name: string, block: number): ValuePath {
  const steps = Array.from(name.matchAll(/[^.[\]]+/g), ([step]) => step)
    .filter((step) => step !== entryName)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step === anchorName ? 'id' : step));
  return block < 0 ? steps : ['blocks', block, ...steps];
}

/** Whether `place` is `outer` or inside it. */
export function isWithin(place: ValuePath, outer: ValuePath): boolean {
  return outer.every((step, index) => place[index] === step);
}

/** Whether a form has a field that shows the mistakes at a path: the field itself, or a group or list around it. */
export function hasField(fields: FormFields, [name, ...rest]: ValuePath): boolean {
  const field = typeof name === 'string' ? ownValue(fields, name) : undefined;
  if (!field) return false;
  if (field.type === 'group') return hasField(field.fields, rest);
  if (field.type !== 'list' || rest.length < 2 || entryName in field.fields) return true;
  return hasField(field.fields, rest.slice(1));
}

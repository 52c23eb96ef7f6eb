import { ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { entryName, type FormFields } from './form.ts';

/** Whether `place` is `outer` or inside it. */
export function isWithin(place: ValuePath, outer: ValuePath): boolean {
  return outer.every((step, index) => place[index] === step);
}

/** Whether a form has a field that shows the errors at a path: the field itself, or a group or list around it. */
export function hasField(fields: FormFields, [name, ...rest]: ValuePath): boolean {
  const field = typeof name === 'string' ? ownValue(fields, name) : undefined;
  if (!field) return false;
  if (field.type === 'group') return hasField(field.fields, rest);
  if (field.type !== 'list' || rest.length < 2 || entryName in field.fields) return true;
  return hasField(field.fields, rest.slice(1));
}

import type { ValuePath } from '../../schema/diagnose/types.ts';
import { anchorName, entryName } from './formOf.ts';

/** The way to a field in its document, from the name that Puck gives it ("items[0].title"). */
export function fieldPath(name: string, block: number | undefined): ValuePath {
  const steps = Array.from(name.matchAll(/[^.[\]]+/g), ([step]) => step)
    .filter((step) => step !== entryName)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step === anchorName ? 'id' : step));
  return block === undefined ? steps : ['blocks', block, ...steps];
}

/** Whether one place is the other, or inside of it. */
export function isWithin(place: ValuePath, outer: ValuePath): boolean {
  return outer.every((step, index) => place[index] === step);
}

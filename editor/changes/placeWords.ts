import { breadcrumb } from '../../schema/diagnose/index.ts';
import type { ValuePath } from '../../schema/index.ts';
import { schemaOf } from '../documentSchema.ts';

/** A document: its name, and its value, to look up paths in. */
export type Whole = { name: string; value: unknown };

/** A field or a list entry, named by the labels of the form: “Hero › Headline”, “FAQ › Question 4”. */
export function placeWords(path: ValuePath, { name, value }: Whole): string {
  return breadcrumb(path, value, schemaOf(name)) || 'The whole document';
}

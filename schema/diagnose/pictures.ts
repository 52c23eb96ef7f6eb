import type { Picture } from '../fields.ts';
import type { Field } from '../kinds.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { forEachField } from './schemaAt.ts';
import type { ValuePath } from './types.ts';

/** A picture of a page, with the path and the field of it. */
export type PictureAt = { path: ValuePath; picture: Picture; field: Field };

/** The pictures of a page, in their order. */
export const picturesIn = once((page: object): PictureAt[] => {
  const found: PictureAt[] = [];
  forEachField(pageSchema, page, (path, value, field) => {
    if (field.kind === 'picture' && isPicture(value)) {
      found.push({ path: [...path], picture: value, field });
    }
  });
  return found;
});

function isPicture(value: string | object): value is Picture {
  return typeof value === 'object' && 'src' in value && typeof value.src === 'string';
}

/** The name of a file as macOS and Windows compare names: whatever its capitals, and however its accents are encoded. */
export function nameOnDisk(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

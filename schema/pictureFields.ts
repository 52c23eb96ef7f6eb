import type { z } from 'zod';
import type { ValuePath } from './basics.ts';
import { type Field, fieldOf } from './kinds.ts';
import type { Picture } from './picture.ts';
import { allFields } from './schemaAt.ts';

/** A picture of a document, with its path and its field. */
export type PictureAt = { path: ValuePath; picture: Picture; field: Field };

/** The pictures of a document that does not change, in order. */
export function picturesBy(schema: z.core.$ZodType, document: object): PictureAt[] {
  const found: PictureAt[] = [];
  for (const { path, value, field } of allFields(schema, document)) {
    if (field.kind === 'picture' && isPicture(value)) found.push({ path, picture: value, field });
  }
  return found;
}

function isPicture(value: string | object): value is Picture {
  return typeof value === 'object' && 'src' in value && typeof value.src === 'string';
}

/** The names of the fields that hold pictures: one picture, or a group of pictures, such as a pair. */
export function picturesAmong(fields: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.entries(fields)
    .filter(([, schema]) => {
      const field = fieldOf(schema);
      if (field.kind === 'picture') return true;
      if (field.structure !== 'group') return false;
      return Object.values(field.fields).some((part) => fieldOf(part).kind === 'picture');
    })
    .map(([name]) => name);
}

/** Whether a field replaces a picture in the same group: an optional drawing or icon. */
export function isInPlaceOfPicture(schema: z.core.$ZodType): boolean {
  const { kind, isOptional } = fieldOf(schema);
  return isOptional && (kind === 'drawing' || kind === 'icon');
}

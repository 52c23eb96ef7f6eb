import type { z } from 'zod';
import type { Drawings, ShownDrawing } from '../fields.ts';
import { pageSchema } from '../page.ts';
import { isObject } from '../values.ts';
import { forEachField, textsOfKind, valueAt } from './schemaAt.ts';
import type { PictureFile } from './types.ts';

/** The drawings among the files of a site that can be shown; undefined where there is none. */
export function drawingsAmong(files: readonly PictureFile[] = []): Drawings | undefined {
  const shown = files.flatMap(({ src, drawing }) => (drawing ? [[src, drawing] as const] : []));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** The names of the drawings of a page, in the order of its blocks. */
export function drawingNamesIn(page: object): string[] {
  return textsOfKind('drawing', pageSchema, page).map(({ text }) => text);
}

/** The drawings of a page that has them in the place of their names (`showDrawings`), in the order of its blocks. */
export function drawingsIn(page: object): ShownDrawing[] {
  const found: ShownDrawing[] = [];
  forEachField(pageSchema, page, (_path, value, { kind }) => {
    if (kind === 'drawing' && isShown(value)) found.push(value);
  });
  return found;
}

const isShown = (value: string | object): value is ShownDrawing =>
  typeof value === 'object' && 'file' in value && 'viewBox' in value;

/**
 * A page or a block, with its drawings in the place of their names. A name that no drawing has is omitted: its mistake is
 * reported elsewhere. A document without drawings is returned as the same object.
 */
export function showDrawings<Document>(
  document: Document,
  schema: z.core.$ZodType,
  drawings: Drawings = {},
): Document {
  const named = textsOfKind('drawing', schema, document);
  if (named.length === 0) return document;
  const copy = structuredClone(document);
  for (const { path, text } of named) {
    const group = valueAt(copy, path.slice(0, -1));
    const field = path.at(-1) ?? '';
    const shown = drawings[text];
    if (!isObject(group)) continue;
    if (shown) Reflect.set(group, field, shown);
    else Reflect.deleteProperty(group, field);
  }
  return copy;
}

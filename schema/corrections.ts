import { z } from 'zod';
import type { FormatId, Said } from './diagnose/catalog/index.ts';

/** What a field says about a text that it refuses, where that is not the sentence of its format, and the text that is meant. */
export type Correction = { says?: Said | undefined; meant?: string | undefined };

/** Text fields that know the usual errors of their format. `document` is the document that has the text. */
export const corrections = z.registry<{
  correct: (written: string, document: unknown) => Correction | undefined;
}>();

/** The sentence about a text that is not in the format of its field. */
export const formats = z.registry<{ format: FormatId }>();

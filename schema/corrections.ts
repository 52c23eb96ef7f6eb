import { z } from 'zod';
import type { FormatId, Said } from './catalog/index.ts';

/**
 * How a field describes text that it rejects, if the default message of its format does not fit, and the text that was likely
 * meant.
 */
export type Correction = { says?: Said | undefined; meant?: string | undefined };

/** Text fields that recognize common errors in their format. `document` is the document that contains the text. */
export const corrections = z.registry<{
  correct: (written: string, document: unknown) => Correction | undefined;
}>();

/** The message for text that does not match the format of its field. */
export const formats = z.registry<{ format: FormatId }>();

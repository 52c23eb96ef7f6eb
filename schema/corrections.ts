import { z } from 'zod';

/**
 * What a field says about a text that it refuses: the end of a sentence about the text, what to do, and the text that is likely
 * meant. Parts that are omitted come from the message of the schema.
 */
export type Correction = {
  problem?: string | undefined;
  help?: string | undefined;
  meant?: string | undefined;
};

/** Text fields that know the usual mistakes of their format. `document` is the document that has the text. */
export const corrections = z.registry<{
  correct: (written: string, document: unknown) => Correction | undefined;
}>();

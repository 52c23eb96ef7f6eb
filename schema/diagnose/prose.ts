import type { z } from 'zod';
import type { TextAt } from '../basics.ts';
import { type Facts, fillFacts } from '../facts.ts';
import { fieldOf, textContentOf } from '../kinds.ts';
import { once } from '../once.ts';
import { schemaAt } from '../schemaAt.ts';
import { isObject } from '../values.ts';
import { decoded, encoded } from '../webAddress.ts';
import { allTexts, withTextsAt } from './strings.ts';

/**
 * The texts of a document that contain braces, each with its path: visible texts, and links to an email with a subject. Names,
 * choices and other addresses have no facts: none of these fields accepts a brace.
 */
export function textsWithBraces(document: unknown, schema: z.core.$ZodType): readonly Found[] {
  return isObject(document) ? bracesOnce(schema)(document) : [];
}

const bracesOnce = once((schema: z.core.$ZodType) =>
  once((document: object): readonly Found[] =>
    allTexts(document).flatMap(({ path, text }) => {
      if (!/[{}]/.test(text)) return [];
      const field = schemaAt(schema, document, path);
      if (field === undefined) return [];
      const { kind } = fieldOf(field);
      const isLink = kind === 'link';
      const hasFacts = isLink ? hasSubject(text) : textContentOf(kind) === 'words';
      return hasFacts ? [{ path, text, isLink }] : [];
    }),
  ),
);

type Found = TextAt & { isLink: boolean };

/** A document with its facts filled in. A document without braces is returned as the same object. */
export function fillDocument(document: unknown, schema: z.core.$ZodType, facts: Facts): unknown {
  const texts = textsWithBraces(document, schema);
  return withTextsAt(
    document,
    texts.map(({ path, text, isLink }) => ({
      path,
      text: isLink ? fillSubject(text, facts) : fillFacts(text, facts),
    })),
  );
}

/** Whether a text is a link to an email address by its name, with a subject. */
const hasSubject = (text: string) => /^mailto:[a-z0-9-]+\?subject=/.test(text);

/** A link to an email with its subject encoded after facts are filled in, so that they can contain "&" and "%". */
function fillSubject(href: string, facts: Facts): string {
  const start = href.indexOf('=') + 1;
  const subject = fillFacts(decoded(href.slice(start)), facts);
  return href.slice(0, start) + encoded(subject);
}

import { textWithNewNames, withNewNames } from '../schema/diagnose/oldNames.ts';
import type { DocumentOrText, Draft } from './api.ts';
import { schemaOf } from './documentSchema.ts';

/** A draft with the current field names. An earlier version of the editor may have stored it with old ones. */
export function draftWithNewNames(name: string, draft: Draft): Draft {
  const named = (written: DocumentOrText) =>
    typeof written === 'string'
      ? textWithNewNames(schemaOf(name), { name, text: written })
      : withNewNames(schemaOf(name), written);
  const { text, document, ...base } = draft.base;
  return {
    ...draft,
    base: {
      ...base,
      ...(text !== undefined && { text: textWithNewNames(schemaOf(name), { name, text }) }),
      ...(document !== undefined && { document: named(document) }),
    },
    document: named(draft.document),
  };
}

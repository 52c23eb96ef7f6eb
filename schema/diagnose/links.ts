import { once } from '../once.ts';
import { textsIn } from './strings.ts';

// The fields that lead somewhere, and what stands before their value when it is the name of a contact.
const linkFields = new Map([
  ['href', ''],
  ['page', ''],
  ['to', ''],
  ['phone', 'tel:'],
  ['email', 'mailto:'],
]);

/** The links of a document, as an `href` has them, with the way to each. */
export const linksIn = once((document: object) =>
  textsIn(document, (_text, field) => linkFields.has(field)).map(({ path, text }) => ({
    path,
    href: `${linkFields.get(String(path.at(-1)))}${text}`,
  })),
);

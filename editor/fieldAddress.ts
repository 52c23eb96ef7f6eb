import type { ValuePath } from '../schema/index.ts';

/** The parts of the fragment in the editor's address: a document or a page of the editor, and a field in it. */
export type FieldAddress = {
  /** The name of a document (`faq.json`), or of a page of the editor (`pictures`); empty for the list of pages. */
  name: string;
  /** The path of the field that is shown first; empty for the document as a whole. */
  path: ValuePath;
};

// In a name it is percent-encoded.
const separator = ':';

/** The fragment that opens a document at a field, as a JSON Pointer (RFC 6901): `#faq.json:/blocks/2/headline`. */
export function fieldAddress(name: string, path: ValuePath = []): string {
  const pointer = path.map((step) => `/${`${step}`.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  const field = pointer.length > 0 ? separator + pointer.join('') : '';
  return `#${encodeURIComponent(name)}${encodeURI(field)}`;
}

/** Parses a fragment of `fieldAddress`. One that cannot be decoded opens the list of pages. */
export function readFieldAddress(fragment: string): FieldAddress {
  const [name = '', ...rest] = fragment.replace(/^#/, '').split(separator);
  const [, ...steps] = decoded(rest.join(separator)).split('/');
  const path = steps.map((step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : key;
  });
  return { name: decoded(name), path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

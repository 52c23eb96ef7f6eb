import { applyFixes } from '../../schema/index.ts';
import { Refused } from '../refused.ts';
import { documentsOf, type Listing, optionsOf } from './documents.ts';
import type { Contents, CopyRequest } from './requests.ts';

/** Applies every unambiguous fix to a document. Throws `Refused` if there is none. */
export function fixed(listing: Listing, { name }: CopyRequest<'fix'>): Contents {
  const after = applyFixes(documentsOf(listing), optionsOf(listing), ({ file }) => file === name);
  const changed = [...after.pages, after.site].find((file) => file.name === name);
  if (!changed || changed.text === listing.files.get(name)?.text) {
    throw new Refused(
      'None of these errors can be fixed automatically. Choose a fix below, or use the last good version.',
    );
  }
  return new Map([[name, changed.text]]);
}

import { type Kind, kinds } from '../kinds.ts';
import { allFields } from '../schemaAt.ts';
import { fieldsFor } from './documents.ts';
import { onceSaved } from './savedResults.ts';
import type { PageSource, ValuePath } from './types.ts';

/** The prefix that turns a reference into a link, by the kind of its target: the phone "main" becomes `tel:main`. */
const prefixes = { place: '', phone: 'tel:', email: 'mailto:' };

type Link = { path: ValuePath; href: string; kind: Kind };

/** The links of a document in the form of an `href`, each with its path. */
export const linksIn = onceSaved(
  'links',
  ({ page }: PageSource): object => page,
  (document): Link[] =>
    allFields(fieldsFor(document), document).flatMap(({ path, value: text, field: { kind } }) => {
      const info = kinds[kind];
      const target = info.structure === 'text' ? info.refersTo : undefined;
      if (typeof text !== 'string' || target === undefined) return [];
      if (target === 'file' || target === 'picture') return [];
      return [{ path, href: prefixes[target] + text, kind }];
    }),
);

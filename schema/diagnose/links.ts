import { type Kind, kinds } from '../kinds.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { forEachField } from '../schemaAt.ts';
import { siteSchema } from '../site.ts';
import type { ValuePath } from './types.ts';

/** The prefix that turns a reference into a link, by the kind of its target: the phone "main" becomes `tel:main`. */
const prefixes = { place: '', phone: 'tel:', email: 'mailto:' };

type Link = { path: ValuePath; href: string; kind: Kind };

/** The links of a document in the form of an `href`, each with its path. */
export const linksIn = once((document: object): Link[] => {
  const found: Link[] = [];
  forEachField('blocks' in document ? pageSchema : siteSchema, document, (path, text, { kind }) => {
    const info = kinds[kind];
    const target = info.structure === 'text' ? info.refersTo : undefined;
    if (typeof text !== 'string' || target === undefined) return;
    if (target === 'file' || target === 'picture') return;
    found.push({ path: [...path], href: prefixes[target] + text, kind });
  });
  return found;
});

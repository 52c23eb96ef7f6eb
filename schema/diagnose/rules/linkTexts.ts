import { sentenceOf } from '../../catalog/index.ts';
import { contactIn, contactSchemes, isSamePhone } from '../../contacts.ts';
import { addressIn, type Folder } from '../../paths.ts';
import { valueAt } from '../../schemaAt.ts';
import type { Site } from '../../site.ts';
import { slugOf } from '../../slugOf.ts';
import { isGroup, ownValue } from '../../values.ts';
import { editsOf } from '../change.ts';
import { knownPages } from '../knownParts.ts';
import { linksIn } from '../links.ts';
import type { DocumentRule } from '../rule.ts';
import type { Finding, SourceTree } from '../types.ts';

/** A link whose text names another phone number, email address or page than it leads to. */
const misleadingLink: DocumentRule = {
  name: 'different-labels',
  needs: 'paths',
  check({ site, siteSource, folder, ...documents }) {
    const pages = knownPages(documents);
    const paths = new Set(pages.flatMap(({ page }) => page.path ?? []));
    const find = (document: object, source: SourceTree): Finding[] =>
      linksIn(document).flatMap(({ path, href, kind }): Finding[] => {
        const group = path.slice(0, -1);
        const field = ['text', 'ctaText'].find(
          (name) => typeof valueAt(document, [...group, name]) === 'string',
        );
        if (kind !== 'link' || field === undefined) return [];
        const text = String(valueAt(document, [...group, field]));
        const sentence = otherContact(text, href, site);
        if (sentence) return [{ source, path: [...group, field], sentence }];
        const meant = otherPage(text, href, paths, folder);
        if (meant === undefined) return [];
        const suggest = editsOf(source, path, { value: meant });
        return [
          {
            source,
            path,
            sentence: sentenceOf('different-labels/page', { text, path: meant, to: href }),
            suggest,
          },
        ];
      });
    return [...pages.flatMap(({ page, source }) => find(page, source)), ...find(site, siteSource)];
  },
};

function otherContact(text: string, href: string, site: Partial<Site>) {
  const contact = contactIn(href);
  const contacts = contact && site[contactSchemes[contact.scheme]];
  const value = contact && isGroup(contacts) ? ownValue(contacts, contact.name) : undefined;
  // A number may have an extension: "(919) 555-0142 ext. 12".
  if (!contact || typeof value !== 'string' || text.includes(value)) return undefined;
  const isEmail = contact.scheme === 'mailto';
  const [input] =
    (isEmail
      ? /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u
      : /(?<![\d/])[+(]?\d(?:[\s()./-]{0,3}\d){6,}/
    ).exec(text) ?? [];
  if (input === undefined) return undefined;
  const isSame = isEmail ? input.toLowerCase() === value.toLowerCase() : isSamePhone(input, value);
  return isSame ? undefined : sentenceOf('different-labels/contact', { input, value });
}

/** The page whose name a link has that leads to another page: "Prices" for "/prices". */
function otherPage(
  text: string,
  href: string,
  paths: ReadonlySet<string>,
  folder: Folder,
): string | undefined {
  const name = slugOf(text);
  const [page = ''] = href.split('#');
  if (name === '' || !paths.has(page) || href.includes(name)) return undefined;
  const meant = addressIn(folder, `/${name}`);
  return paths.has(meant) ? meant : undefined;
}

export const linkTextRules: readonly DocumentRule[] = [misleadingLink];

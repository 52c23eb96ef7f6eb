import { isDownload } from '../../../downloads.ts';
import { textContentOf } from '../../../kinds.ts';
import type { Page } from '../../../page.ts';
import { readRedirects, redirectFor, requestPath } from '../../../redirects.ts';
import type { Site } from '../../../site.ts';
import { anchorsIn } from '../../anchors.ts';
import { editsOf } from '../../change.ts';
import { linksIn } from '../../links.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import { onlyInFile, type Phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding, SourceTree } from '../../types.ts';

// Anchors that every page has: the form dialog, the start of the content, and the top of the page, which browsers know.
const everywhere = ['lead-form', 'main', 'top'];

/** A link to a page, block, phone or e-mail that is not there, in a page, the menu or the footer. */
export const brokenLink: DocumentRule = {
  name: 'broken-link',
  needs: 'paths',

  check({ pages, site, siteSource, broken = [] }) {
    const anchors = new Map(
      pages.map(({ page }) => [page.path, anchorsIn(page).map(({ id }) => id)] as const),
    );
    // What is left of a page with errors may lack an id.
    const isOpen = (path: string | undefined) => broken.some(({ page }) => page.path === path);
    const find = (document: object, from: string | undefined, source: SourceTree): Finding[] =>
      linksIn(document).flatMap(({ path, href, kind }) => {
        const problem = whatIsBroken(href, { from, anchors, site });
        if (!problem || isOpen(href.split('#')[0] || from)) return [];
        const { message, meant, names } = problem;
        // The field of a contact has the name alone, without the scheme of a link.
        const value = textContentOf(kind) === 'contact' ? meant?.replace(/^\w+:/, '') : meant;
        return [
          {
            source,
            path,
            message,
            suggestion: value === undefined ? names : onlyInFile(`Did you mean "${value}"?`),
            suggest: value === undefined ? undefined : editsOf(source, path, { value }),
          },
        ];
      });
    return [
      ...pages.flatMap(({ page, source }) => [
        ...find(page, page.path, source),
        ...heroesToNowhere(page, anchors.get(page.path) ?? [], source),
      ]),
      ...find(site, undefined, siteSource),
    ];
  },
};

/** Heroes with a button and no address, on a page without a block for them to scroll to. */
function heroesToNowhere(page: Page, ids: readonly string[], source: SourceTree): Finding[] {
  if (ids.includes('hero-form')) return [];
  return page.blocks.flatMap((block, index) =>
    block.type === 'hero' && block.ctaText && !block.href
      ? [
          {
            source,
            path: ['blocks', index, 'ctaText'],
            message: {
              inFile: `The button "${block.ctaText}" has no "href", and no block of this page has the id "hero-form", to which it scrolls by default.`,
              inForm: `The button "${block.ctaText}" leads nowhere.`,
            },
            suggestion: {
              inFile:
                'Write where it leads, as in "href": "#lead-form", or give a block "id": "hero-form".',
              inForm: 'Choose where it leads: to the form, for example.',
            },
          },
        ]
      : [],
  );
}

/** The problem of a link: the message, the link that is likely meant, and the names to choose from where none is. */
type Problem = { message: Phrase; meant?: string | undefined; names?: Phrase | undefined };

type Target = {
  /** The page that the link is on; undefined for a link of site.json, which is on every page. */
  from: string | undefined;
  /** The ids of each page, by its path. */
  anchors: ReadonlyMap<string, readonly string[]>;
  site: Site;
};

function whatIsBroken(href: string, { from, anchors, site }: Target): Problem | undefined {
  if (href.startsWith('https:')) {
    const local = localAddress(href, site);
    return local === undefined ? undefined : whatIsBroken(local, { from, anchors, site });
  }
  if (href === 'map:address' || isDownload(href)) return undefined;
  const [scheme, name = ''] = href.split(':');
  if (scheme === 'tel' || scheme === 'mailto') {
    const [contacts, what] =
      scheme === 'tel' ? [site.phones, 'phone number'] : [site.emails, 'e-mail address'];
    if (Object.hasOwn(contacts, name)) return undefined;
    const names = Object.keys(contacts);
    const near = onlyNear(name, names) ?? onlyOf(names);
    return {
      message: {
        inFile: `site.json has no ${what} named "${name}".`,
        inForm: `The site settings have no ${what} with the name "${name}".`,
      },
      meant: near && `${scheme}:${near}`,
      names: suggestName(name, names),
    };
  }
  if (href.endsWith('/*')) return folderProblem(href.slice(0, -1), [...anchors.keys()]);
  const [path = '', anchor] = href.split('#');
  const target = path || from;
  const ids = target === undefined ? [] : anchors.get(target);
  if (!ids) {
    const near = onlyNear(path, [...anchors.keys()]);
    const hasAnchor = near !== undefined && anchor && anchors.get(near)?.includes(anchor);
    return {
      message: {
        inFile: `No page has the path "${path}".`,
        inForm: `No page has the address "${path}".`,
      },
      meant: hasAnchor ? `${near}#${anchor}` : near,
      names: suggestName(path, [...anchors.keys()]),
    };
  }
  if (anchor === undefined || ids.includes(anchor) || everywhere.includes(anchor)) return undefined;
  const where = target === undefined ? 'every page' : path ? target : 'this page';
  return {
    message: {
      inFile: `No block of ${where} has the id "${anchor}", so "#${anchor}" leads nowhere.`,
      inForm: `No block of ${where} has the name "${anchor}", so the link "#${anchor}" leads nowhere.`,
    },
    meant: likelyAnchor(anchor, path, ids, anchors),
    names: suggestName(
      `${path}#${anchor}`,
      ids.map((id) => `${path}#${id}`),
    ),
  };
}

/**
 * The address on this site of a link with its whole address, as it is copied from a browser: "/visit#request". Undefined for other
 * sites, for files, and for old addresses that are redirected.
 */
function localAddress(href: string, { url, redirects = [] }: Site): string | undefined {
  const { host, pathname, search, hash } = new URL(href);
  if (host !== new URL(url).host || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const path = requestPath(pathname);
  const isOld = path && redirectFor(readRedirects(redirects), path, search) !== undefined;
  return path === undefined || isOld ? undefined : path + hash;
}

/** The problem of a redirect to a folder without pages; undefined where it has some. */
function folderProblem(folder: string, paths: string[]): Problem | undefined {
  if (paths.some((path) => path.startsWith(folder))) return undefined;
  return { message: `No page is below "${folder}".` };
}

/** The link to a block that is likely meant: on the same page, or with exactly the same id on one other page. */
function likelyAnchor(
  anchor: string,
  path: string,
  ids: readonly string[],
  anchors: Target['anchors'],
): string | undefined {
  const near = onlyNear(anchor, ids);
  if (near !== undefined) return `${path}#${near}`;
  const others = [...anchors].filter(([, known]) => known.includes(anchor));
  const [other] = onlyOf(others) ?? [];
  if (other !== undefined) return `${other}#${anchor}`;
  const only = onlyOf(ids);
  return only && `${path}#${only}`;
}

function onlyOf<Entry>(entries: readonly Entry[]): Entry | undefined {
  return entries.length === 1 ? entries[0] : undefined;
}

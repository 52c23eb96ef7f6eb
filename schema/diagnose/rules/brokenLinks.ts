import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { contactIn, contactSchemes } from '../../contacts.ts';
import { isDownload } from '../../downloads.ts';
import { fieldOf, kinds, textContentOf } from '../../kinds.ts';
import { once } from '../../once.ts';
import { pageFields } from '../../page.ts';
import { dialedNumber } from '../../phones.ts';
import { readRedirects, redirectFor, requestPath } from '../../redirects.ts';
import { schemaAt, textsOfKind, valueAt } from '../../schemaAt.ts';
import { type PartialSite, siteFields } from '../../site.ts';
import { slugOf } from '../../slugOf.ts';
import { parseJson } from '../../values.ts';
import { editsOf } from '../change.ts';
import { everyPage, knownPages } from '../knownParts.ts';
import { linksIn } from '../links.ts';
import { movedPages } from '../movedPages.ts';
import { nearestAll, onlyNear, onlyOne, sameName } from '../nearest.ts';
import type { DocumentRule } from '../rule.ts';
import { onceSaved } from '../savedResults.ts';
import type { Diagnostic, Documents, Finding, KnownPage, SourceTree } from '../types.ts';
import { didYouMeanAddress } from '../wrongAddress.ts';

// Anchors that every page has: the form dialog, the start of the content, and the top of the page, which browsers handle.
const leadForm = 'lead-form';
const everywhere = [leadForm, 'main', 'top'];

/** A link to a page, block, phone or email that does not exist, in a page, the menu or the footer. */
export const brokenLink: DocumentRule = {
  name: 'broken-link',
  needs: 'paths',
  check(documents) {
    const { site, siteSource } = documents;
    const all = everyPage(documents);
    const anchors = anchorsOn(all);
    const headlines = headlinesOn(all);
    const moved = movedPages(knownPages(documents), [documents.folder]);
    const isOpen = isBrokenIn(documents);
    const find = (document: object, from: string | undefined, source: SourceTree): Finding[] =>
      linksIn(document).flatMap(({ path, href, kind }) => {
        // A redirect that hides a page is one error.
        const old = kind === 'destination' && valueAt(document, [...path.slice(0, -1), 'from']);
        if (typeof old === 'string' && anchors.has(old)) return [];
        // A contact field holds only the name, without a link scheme.
        const isName = textContentOf(kind) === 'contact';
        const problem = whatIsBroken(href, { from, anchors, headlines, moved, site, isName });
        if (!problem || isOpen(href.split('#')[0] || from)) return [];
        const { sentence, meant } = problem;
        if (meant === undefined) return [{ source, path, sentence }];
        const suggestion = isName ? sentence.suggestion : didYouMeanAddress(href, meant);
        const suggest = editsOf(source, path, { value: meant });
        return [{ source, path, sentence: { ...sentence, suggestion }, suggest }];
      });
    return [
      ...knownPages(documents).flatMap(({ page, source }) => find(page, page.path, source)),
      ...find(site, undefined, siteSource),
    ];
  },
};

/** Whether a page has errors. Its blocks may then lack their ids. */
function isBrokenIn(documents: Documents): (path: string | undefined) => boolean {
  const broken = [documents, ...documents.others].flatMap((language) => language.broken);
  return (path) => broken.some(({ page }) => page.path === path);
}

/** The ids of each page, by path. */
function anchorsOn(pages: readonly KnownPage[]): Target['anchors'] {
  return new Map(pages.map(({ page }) => [page.path ?? '', anchorsIn(page)]));
}

const anchorsIn = onceSaved(
  'anchors',
  ({ page }): object => page,
  (page) => textsOfKind('anchor', pageFields, page).map(({ text }) => text),
);

/** The id of each block, by the page and the headline of the block: people link to what they read. */
function headlinesOn(pages: readonly KnownPage[]): Target['headlines'] {
  const all = pages.flatMap(({ page }) =>
    page.blocks.flatMap(({ id, headline = '' }: { id?: string; headline?: string } = {}) =>
      id === undefined ? [] : [[headlineKey(page.path, headline), id] as const],
    ),
  );
  return new Map(all);
}

function headlineKey(path: string | undefined, words: string): string {
  return `${path}#${slugOf(words)}`;
}

/**
 * Corrects the suggestions for links: the schema knows how an address is spelt, but not the pages. Suggests a page or block that
 * exists, or only gives advice.
 */
export function withKnownLinks(documents: Documents): (diagnostic: Diagnostic) => Diagnostic {
  const { site, siteSource, folder } = documents;
  const pages = everyPage(documents);
  const isBroken = isBrokenIn(documents);
  const [anchorsOf, headlinesOf] = [once(anchorsOn), once(headlinesOn)];
  const pageOf = new Map(knownPages(documents).map((one) => [one.source.name, one]));
  return (diagnostic) => {
    const { file, rule, path, suggest: [edit, ...others] = [] } = diagnostic;
    const isOfValue = rule === 'wrong-format' || rule === 'forbidden-link';
    const { page, source = siteSource } = pageOf.get(file) ?? {};
    if (!isOfValue || !edit || others.length > 0 || source.name !== file) return diagnostic;
    const schema = schemaAt(page ? pageFields : siteFields, source.value, path);
    const { kind } = schema ? fieldOf(schema) : {};
    const info = kind && kinds[kind];
    const isPlace = info?.structure === 'text' && info.refersTo === 'place';
    const href = parseJson(edit.text);
    if (!isPlace || typeof href !== 'string') return diagnostic;
    const [anchors, headlines] = [anchorsOf(pages), headlinesOf(pages)];
    const moved = movedPages(knownPages(documents), [folder]);
    const target = { from: page?.path, anchors, headlines, moved, site, isName: false };
    const problem = whatIsBroken(href, target);
    const to = href.split('#')[0] || page?.path;
    if (!problem || isBroken(to)) return diagnostic;
    const { sentence, meant } = problem;
    const { suggest: _, ...rest } = diagnostic;
    if (meant === undefined) return { ...rest, suggestion: sentence.suggestion };
    const suggestion = didYouMeanAddress(String(valueAt(source.value, path)), meant);
    return { ...rest, suggestion, suggest: [{ ...edit, text: JSON.stringify(meant) }] };
  };
}

/** The problem of a link, and the link that was likely meant. */
type Problem = { sentence: Sentence; meant: string | undefined };

type Target = {
  /** The page that contains the link; undefined for a link of site.json, which is on every page. */
  from: string | undefined;
  /** The ids of each page, by path. */
  anchors: ReadonlyMap<string, readonly string[]>;
  headlines: ReadonlyMap<string, string>;
  moved: ReadonlyMap<string, string>;
  site: PartialSite;
  /** Whether a contact is written as just its name. */
  isName: boolean;
};

function whatIsBroken(href: string, target: Target): Problem | undefined {
  const { from, anchors, site, isName } = target;
  if (href.startsWith('https:')) {
    const local = localAddress(href, site);
    return local === undefined ? undefined : whatIsBroken(local, target);
  }
  if (href === 'map:address' || isDownload(href)) return undefined;
  const contact = contactIn(href);
  if (contact) {
    const { scheme, name, query } = contact;
    const contacts = site[contactSchemes[scheme]];
    if (!contacts) return undefined;
    if (Object.hasOwn(contacts, name)) {
      const number = scheme === 'whatsapp' ? dialedNumber(contacts[name] ?? '', site) : undefined;
      if (number === undefined || number.startsWith('+')) return undefined;
      return { sentence: sentenceOf('broken-link/whatsapp', { name }), meant: undefined };
    }
    const names = Object.keys(contacts);
    const near = onlyNear(name, names) ?? onlyOne(names);
    const meant = near && (isName ? near : `${scheme}:${near}${query}`);
    const id = scheme === 'mailto' ? 'broken-link/email' : 'broken-link/phone';
    return { sentence: sentenceOf(id, { name, meant: meant ? [meant] : [], names }), meant };
  }
  if (href.endsWith('/*')) {
    const folder = href.slice(0, -1);
    if ([...anchors.keys()].some((path) => path.startsWith(folder))) return undefined;
    return { sentence: sentenceOf('broken-link/folder', { folder }), meant: undefined };
  }
  const [path = '', anchor] = href.split('#');
  const page = path || from;
  const ids = page === undefined ? [] : anchors.get(page);
  if (!ids) {
    const inside = anchorBelow(path, anchors);
    if (inside)
      return { sentence: sentenceOf('broken-link/page', { path, meant: [inside] }), meant: inside };
    const to = target.moved.get(path);
    const near = to === undefined ? nearestAll(path, [...anchors.keys()]) : [to];
    const only = onlyOne(near);
    const hasAnchor = only !== undefined && anchor && anchors.get(only)?.includes(anchor);
    const meant = hasAnchor ? [`${only}#${anchor}`] : near;
    return { sentence: sentenceOf('broken-link/page', { path, meant }), meant: onlyOne(meant) };
  }
  if (anchor === undefined || ids.includes(anchor) || everywhere.includes(anchor)) return undefined;
  const ofForm = sameName(anchor, [leadForm]);
  const ofHeadline = target.headlines.get(headlineKey(page, anchor));
  const named = onlyOne(ids.filter((id) => id === ofHeadline));
  const meant = ofForm
    ? `#${ofForm}`
    : named
      ? `${path}#${named}`
      : likelyAnchor(anchor, path, ids, anchors);
  const names = ids.map((id) => `${path}#${id}`);
  return { sentence: sentenceOf('broken-link/block', { page: path, anchor, meant, names }), meant };
}

/** The block that is meant by an address below its page: "/services#repairs" for "/services/repairs". */
function anchorBelow(path: string, anchors: Target['anchors']): string | undefined {
  const end = path.lastIndexOf('/');
  const [page, id] = [path.slice(0, end) || '/', path.slice(end + 1)];
  return anchors.get(page)?.includes(id) ? `${page}#${id}` : undefined;
}

/**
 * The path on this site of a full address copied from a browser: "/visit#request". Undefined for other sites, for files, and for
 * old addresses that are redirected.
 */
function localAddress(href: string, { url, redirects = [] }: PartialSite): string | undefined {
  const { host, pathname, search, hash } = new URL(href);
  if (url === undefined || host !== new URL(url).host || /\.[a-z0-9]+$/i.test(pathname))
    return undefined;
  const path = requestPath(pathname);
  const isOld = path && redirectFor(readRedirects(redirects), path, search) !== undefined;
  return path === undefined || isOld ? undefined : path + hash;
}

/**
 * The link to a block that was likely meant: on the same page, or with exactly the same id on the only other page that has it.
 */
function likelyAnchor(
  anchor: string,
  path: string,
  ids: readonly string[],
  anchors: Target['anchors'],
): string | undefined {
  const near = onlyNear(anchor, ids);
  if (near !== undefined) return `${path}#${near}`;
  const [other] = onlyOne([...anchors].filter(([, known]) => known.includes(anchor))) ?? [];
  if (other !== undefined) return `${other}#${anchor}`;
  const only = onlyOne(ids);
  return only && `${path}#${only}`;
}

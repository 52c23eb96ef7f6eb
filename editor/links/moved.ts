import { type Group, isGroup } from '../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { textsOfKind, withTextsAt } from '../../schema/inspect.ts';
import { pageOf, withLinks } from './withLinks.ts';
import { withoutLinks } from './withoutLinks.ts';

type Move = {
  from: string;
  to: string;
  changeLinks: boolean;
  /** Whether the pages below it move too, so that lists of them follow. */
  changeLists?: boolean;
  /** Whether to add a redirect from the old address; only for site.json. */
  redirect: boolean;
  /** Whether this document is the page that gets the new path. */
  isMoved: boolean;
};

const siteFields = Object.keys(siteSchema.shape);

/** A document after the path of a page was changed; the same object if nothing in it changes. */
export function withChangedPath(
  document: Group,
  { from, to, changeLinks, changeLists = false, redirect, isMoved }: Move,
): Group {
  if (from === to) return document;
  const listed = changeLists ? withMovedLists(document, from, to) : document;
  const linked = changeLinks ? withLinks(listed, from, to) : listed;
  const placed = isMoved ? { ...linked, path: to } : linked;
  const old = placed.redirects;
  if (!redirect && !Array.isArray(old)) return placed;
  // Point older redirects directly to the new path. Drop one from the new path to itself.
  const before: unknown[] = Array.isArray(old) ? old : [];
  const redirected = withLinks({ redirects: before }, from, to).redirects;
  const others = redirected.filter((entry) => !leadsBack(entry, to));
  const redirects = redirect ? [...others, { from, to }] : others;
  if (redirects.length === before.length && redirects.every((entry, at) => entry === before[at])) {
    return placed;
  }
  return withRedirects(placed, redirects);
}

/** A page whose lists of the pages below an address, or below one further down, follow these pages. */
function withMovedLists(document: Group, from: string, to: string): Group {
  if (!('blocks' in document)) return document;
  const moved = textsOfKind('below', pageSchema, document).filter(({ text }) =>
    `${text}/`.startsWith(`${from}/`),
  );
  return withTextsAt(
    document,
    moved.map(({ path, text }) => ({ path, text: to + text.slice(from.length) })),
  );
}

/**
 * A document after a page was deleted. Its links to the page are removed where `takesOut` is set and `withoutLinks` can
 * remove them; the others point to the page `to`. `redirect` is only for site.json: it adds a redirect. The same object if
 * nothing changes.
 */
export function withoutPage(
  document: Group,
  {
    from,
    to,
    takesOut,
    redirect,
  }: { from: string; to: string; takesOut: boolean; redirect: boolean },
): Group {
  const rest = takesOut ? withoutLinks(document, from).document : document;
  const redirected = withLinks(rest, from, to, { toPage: true });
  if (!redirect) return redirected;
  const before: unknown[] = Array.isArray(redirected.redirects) ? redirected.redirects : [];
  return withRedirects(redirected, [...before, { from, to }]);
}

function withRedirects(document: Group, redirects: unknown[]): Group {
  const after: Group = { ...document, redirects };
  // The first redirect adds the field, so restore schema order.
  const names = [...siteFields.filter((name) => name in after), ...Object.keys(after)];
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** Whether a redirect leads to its own address. This happens when a page gets its old address back. */
function leadsBack(entry: unknown, to: string): boolean {
  return (
    isGroup(entry) && entry.from === to && typeof entry.to === 'string' && pageOf(entry.to) === to
  );
}

import { siteSchema } from '../../schema/site.ts';
import { type Group, isGroup } from '../isGroup.ts';
import { pageOf, withLinks } from './withLinks.ts';

type Move = {
  from: string;
  to: string;
  changeLinks: boolean;
  /** Leads the old address on, in site.json. */
  redirect: boolean;
  /** It is this document that gets the new path. */
  isMoved: boolean;
};

const siteFields = Object.keys(siteSchema.shape);

/** What becomes of a document when a page gets another path; the very same one where that is nothing. */
export function moved(document: Group, { from, to, changeLinks, redirect, isMoved }: Move): Group {
  if (from === to) return document;
  const linked = changeLinks ? withLinks(document, from, to) : document;
  const placed = isMoved ? { ...linked, path: to } : linked;
  const old = placed.redirects;
  if (!redirect && !Array.isArray(old)) return placed;
  // Redirects lead to the page itself, never to another redirect; and not away from a page.
  const before: unknown[] = Array.isArray(old) ? old : [];
  const kept = withLinks(before, from, to).filter((entry) => !leadsBack(entry, to));
  const redirects = redirect ? [...kept, { from, to }] : kept;
  if (redirects.length === before.length && redirects.every((entry, at) => entry === before[at])) {
    return placed;
  }
  const after: Group = { ...placed, redirects };
  // A first redirect stands where all sites have them.
  const names = [...siteFields.filter((name) => name in after), ...Object.keys(after)];
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** Whether a redirect leads a page to itself, as one does when the page gets its old address back. */
function leadsBack(entry: unknown, to: string): boolean {
  return (
    isGroup(entry) && entry.from === to && typeof entry.to === 'string' && pageOf(entry.to) === to
  );
}

import { launchRules, styleRules } from '../../schema/diagnose/index.ts';
import type { Health, Problem } from '../api.ts';
import { type Documents, isError, type Listing } from './documents.ts';
import { hashOf } from './source.ts';

const ofLaunch = new Set<string>(launchRules.map(({ name }) => name));
// Findings about indentation and field order, which neither visitors nor forms show.
const ofStyle = new Set<string>(styleRules.map(({ name }) => name));

/** The mistakes and warnings of a site, and what must not go live. `listing` has drafts in place of their files. */
export function healthOf(documents: Documents, listing: Listing): Health {
  const found = (launch: boolean): Problem[] =>
    documents.problemsOf(documents.check(listing, { launch }).diagnostics, listing);
  const problems = found(false).filter(({ rule }) => !ofStyle.has(rule) && !ofLaunch.has(rule));
  return {
    problems,
    // Not known while there are other mistakes.
    launch: problems.some(isError) ? [] : found(true).filter(({ rule }) => ofLaunch.has(rule)),
    ...(listing.linkCheck && { linksChecked: listing.linkCheck.time }),
    hashes: Object.fromEntries(Array.from(listing.files, ([name, file]) => [name, hashOf(file)])),
  };
}

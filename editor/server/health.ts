import { launchRules, styleRules } from '../../schema/diagnose/rules/index.ts';
import type { Health, Problem } from '../api.ts';
import { type Documents, isError, type Listing } from './documents.ts';
import { hashOf } from './source.ts';

const ofLaunch = new Set(launchRules.map(({ name }) => name));
// How a file is indented and in which order its fields are is nothing that a visitor or an editor sees.
const ofStyle = new Set(styleRules.map(({ name }) => name));

/** What is wrong with a site, and what could be better. The listing has the drafts in the place of their files. */
export function healthOf(documents: Documents, listing: Listing): Health {
  const found = (launch: boolean): Problem[] =>
    documents.problemsOf(documents.check(listing, { launch }).diagnostics, listing);
  const problems = found(false).filter(({ rule }) => !ofStyle.has(rule) && !ofLaunch.has(rule));
  return {
    problems,
    // With another mistake, nobody knows yet.
    launch: problems.some(isError) ? [] : found(true).filter(({ rule }) => ofLaunch.has(rule)),
    hashes: Object.fromEntries(Array.from(listing.files, ([name, file]) => [name, hashOf(file)])),
  };
}

import { fillFacts, ownValue } from '../../schema/browser.ts';
import type { PageChange } from '../api.ts';
import { changeWords } from '../changes/changeWords.ts';
import { documentNames } from './documentNames.ts';
import { factsIn } from './factsIn.ts';
import type { SiteState } from './siteState.ts';
import { documentOf } from './source.ts';

/** The documents that the edits change, in words, with facts filled in. */
export function changedPages({ edits, base, listing }: SiteState): PageChange[] {
  const nameOf = documentNames(listing.files);
  const factsOf = factsIn(listing.files);
  return [...edits.keys()].sort().map((name) => {
    const [before, after] = [base.files.get(name), listing.files.get(name)];
    const [old, now] = [documentOf(before), documentOf(after)];
    const change: PageChange = {
      ...{ name, title: nameOf(name, after ?? before) },
      kind: !before ? 'added' : !after ? 'removed' : 'changed',
      changes: old !== undefined && now !== undefined ? changeWords(name, old, now) : [],
      ...(ownValue(now, 'published') === false && { isUnpublished: true }),
    };
    return fillFacts(change, factsOf(name));
  });
}

import { isGroup } from '../../schema/browser.ts';
import { applyEdits } from '../../schema/diagnose/index.ts';
import type { Offer } from '../api.ts';
import { withValue } from '../changes/merge.ts';
import type { Content } from '../copy/requests.ts';

/** A document or text with the change of an offer; undefined if the offer has none for it. */
export function withOffer(content: Content, { change, edits }: Offer): Content {
  if (typeof content === 'string') return edits.length > 0 ? applyEdits(content, edits) : undefined;
  const changed = content && change && withValue(content, change.path, change.value);
  return isGroup(changed) ? changed : undefined;
}

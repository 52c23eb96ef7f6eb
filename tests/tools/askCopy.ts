import { answerTo } from '../../editor/copy/answers.ts';
import type { Content, CopyAnswer, CopyRequest, CopyRequests } from '../../editor/copy/requests.ts';
import { stateReader } from '../../editor/copy/siteState.ts';
import type { Snapshot } from '../../editor/home/home.ts';

export type Documents = Record<string, Content>;

const read = stateReader();

/** The answer of the worker about a site with these edits. */
export function askCopy<Name extends keyof CopyRequests>(
  snapshot: Snapshot,
  name: Name,
  request: CopyRequest<Name>,
  edits: Documents = {},
): CopyAnswer<Name> {
  return answerTo(read(snapshot, new Map(Object.entries(edits))), { name, request });
}

/** The documents that a change changes, by name. */
export const contentsOf = ({ contents }: { contents: ReadonlyMap<string, Content> }): Documents =>
  Object.fromEntries(contents);

/** The errors of a site with these edits. */
export const errorsWith = (snapshot: Snapshot, edits: Documents) =>
  askCopy(snapshot, 'overview', {}, edits).problems.filter(({ severity }) => severity === 'error');

import type { Overview, Problem } from '../api.ts';
import { changedPages } from './changedPages.ts';
import { problemsIn } from './documents.ts';
import { fixed } from './fixed.ts';
import { lastGoodOf, versionsOf } from './formerStates.ts';
import { mergeEdits } from './mergeEdits.ts';
import { healthOf, overviewOf } from './overview.ts';
import {
  addContact,
  addToMenu,
  create,
  linksTo,
  move,
  publishPages,
  remove,
  restore,
} from './pages.ts';
import { pagesWith } from './pageTexts.ts';
import { downloadsOf, picturesOf, replacePicture } from './pictures.ts';
import type { CopyAnswer, CopyRequest, CopyRequests } from './requests.ts';
import { savingOf } from './saving.ts';
import type { SiteState } from './siteState.ts';
import { addLanguage, removeLanguage, translate } from './translations.ts';

type Answers = {
  [Name in keyof CopyRequests]: (state: SiteState, request: CopyRequest<Name>) => CopyAnswer<Name>;
};

const answers: Answers = {
  overview,
  health: ({ listing }) => healthOf(listing),
  search: ({ listing }, { words }) => pagesWith(listing, words),
  links: ({ listing }, { name }) => linksTo(listing, name),
  pictures: ({ listing }) => ({
    pictures: picturesOf(listing),
    downloads: downloadsOf(listing),
  }),
  changes: changedPages,
  saving: savingOf,
  versions: ({ base }, request) => versionsOf(base, request),
  lastGood: ({ listing }, request) => lastGoodOf(listing, request),
  create: ({ listing }, request) => create(listing, request),
  translate: ({ listing }, request) => translate(listing, request),
  addLanguage: ({ listing }, request) => addLanguage(listing, request),
  removeLanguage: ({ listing }, request) => ({ contents: removeLanguage(listing, request) }),
  move: ({ listing }, request) => ({ contents: move(listing, request) }),
  remove: ({ listing }, request) => ({ contents: remove(listing, request) }),
  restore: ({ listing }, request) => ({ contents: restore(listing, request) }),
  publishPages: ({ listing }, request) => ({ contents: publishPages(listing, request) }),
  addToMenu: ({ listing }, request) => ({ contents: addToMenu(listing, request) }),
  addContact: ({ listing }, request) => ({ contents: addContact(listing, request) }),
  replacePicture: ({ listing }, request) => ({ contents: replacePicture(listing, request) }),
  fix: ({ listing }, request) => ({ contents: fixed(listing, request) }),
  merge: (_state, request) => mergeEdits(request),
};

/** Answers a request to the working copy in a state. Throws `Refused`. */
export function answerTo<Name extends keyof CopyRequests>(
  state: SiteState,
  { name, request }: { name: Name; request: CopyRequest<Name> },
): CopyAnswer<Name> {
  return answers[name](state, request);
}

/** The list of pages with all problems. */
export function overview(state: SiteState): Overview {
  return withProblems(state, problemsIn(state.listing));
}

/** The list of pages before the first check, which takes seconds for a thousand pages. */
export function outline(state: SiteState): Overview {
  return { ...withProblems(state, []), isUnchecked: true };
}

function withProblems({ snapshot, listing }: SiteState, problems: Problem[]): Overview {
  const { site: id, removed, reports } = snapshot;
  return {
    ...{ id, ...overviewOf(listing, problems) },
    deleted: removed
      .filter(({ name }) => name.endsWith('.json') && !listing.files.has(name))
      .map(({ name, id: version, path = '', title }) => {
        return { name, path, title: title || name, version };
      }),
    reports: [...reports],
  };
}

import type { WordName } from './language.ts';

/** The words for company facts: in the last part of the footer (src/layout/FooterFacts.tsx) and in the block `locations`. */
const companyFacts = [
  'openingHours',
  'otherHours',
  'closed',
  'allDay',
  'range',
  'openUntil',
  'openUntilDay',
  'openAlways',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'locations',
  'directions',
  'serves',
  'profiles',
  'founded',
  'taxId',
] as const satisfies readonly WordName[];

/** The words of a form of the site itself (src/ui/OwnForm.tsx). */
const ownForm = [
  'optional',
  'chooseOption',
  'send',
  'sending',
  'formSent',
  'formErrors',
  'fieldMissing',
  'optionMissing',
  'consentMissing',
  'wrongEmail',
  'wrongDate',
  'formOffline',
  'formLate',
  'formBusy',
  'formFailed',
  'leaveEmpty',
] as const satisfies readonly WordName[];

/** Words that only some features use. The data for visitors omits them if the site has no such feature. */
export const onlyFor = {
  companyFacts,
  languages: ['language'],
  ownForm,
  /** By type of block. */
  blocks: {
    embed: ['playVideo', 'showMap', 'loadsFrom', 'loadsFromOthers', 'openOn', 'openAlone'],
    gallery: [
      'pictures',
      'openPicture',
      'openNumberedPicture',
      'pictureOf',
      'previousPicture',
      'nextPicture',
      'pictureNotLoaded',
      'itShows',
    ],
    locations: companyFacts,
    'page-list': ['showAll', 'previousPage', 'nextPage', 'otherPages'],
    form: ownForm,
  },
} as const satisfies {
  companyFacts: readonly WordName[];
  languages: readonly WordName[];
  ownForm: readonly WordName[];
  blocks: Record<string, readonly WordName[]>;
};

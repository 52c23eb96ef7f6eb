import type { WordName } from './language.ts';

/** Words that only a part of the code uses. The data for visitors omits them if the site does not have that part. */
export const onlyFor = {
  /** Words that are in the prerendered markup of every page. */
  markup: ['formIsComing'],
  galleries: [
    'pictures',
    'openPicture',
    'openNumberedPicture',
    'pictureOf',
    'previousPicture',
    'nextPicture',
    'pictureNotLoaded',
    'itShows',
  ],
  /** The last part of the footer (src/layout/FooterFacts.tsx), and the block `locations`. */
  companyFacts: [
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
  ],
} as const satisfies Record<string, readonly WordName[]>;

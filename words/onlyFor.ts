import type { WordName } from './language.ts';

/** The words that only part of the code says. A site that does not show the part is sent to visitors without its words. */
export const onlyFor = {
  /** The markup of each page, which has them already. */
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
  /** The end of the footer, and the block of locations. */
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

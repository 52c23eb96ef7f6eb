import { pageErrors } from './pageChecks.ts';
import { pageFields } from './pageFields.ts';
import { refuse } from './refuse.ts';

export * from './pageFields.ts';

/** A page document: one JSON file in pages-json/. */
export const pageSchema = pageFields.check(refuse((page) => pageErrors(page, pageFields)));

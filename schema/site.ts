import { refuse } from './refuse.ts';
import { siteErrors } from './siteChecks.ts';
import { siteFields } from './siteFields.ts';

export * from './siteFields.ts';

/** site.json: what is written once for the whole site. */
export const siteSchema = siteFields.check(refuse((site) => siteErrors(site, siteFields)));

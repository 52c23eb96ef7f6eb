import { readFileSync } from 'node:fs';
import { type Site, siteSchema } from '../../schema/index.ts';

/** The project's own site.json, for tests that draw parts of it. */
export const site: Site = siteSchema.parse(
  JSON.parse(readFileSync('pages-json/site.json', 'utf8')),
);

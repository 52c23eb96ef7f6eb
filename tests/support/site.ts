import { readFileSync } from 'node:fs';
import { readSite } from '../../schema/diagnose/readSite.ts';
import type { Site } from '../../schema/index.ts';

/** The project's own site.json, for tests that draw parts of it. */
export const site: Site = read();

function read(): Site {
  const valid = readSite(JSON.parse(readFileSync('pages-json/site.json', 'utf8')));
  if (!valid) throw new Error('pages-json/site.json has mistakes; "npm run validate" names them.');
  return valid;
}

import type { z } from 'zod';
import { languageSiteFields, pageSchema, siteSchema } from '../schema/index.ts';
import { inherit } from '../schema/inspect.ts';
import { siteName } from './api.ts';
import { isSettings, settingsFor } from './languages.ts';

/** The schema of the document with this name. */
export function schemaOf(name: string): z.ZodType {
  if (name === siteName) return siteSchema;
  return isSettings(name) ? languageSiteFields : pageSchema;
}

/** The settings that apply to a document, with what its language inherits. `read` returns the value of a document. */
export function siteValueFor(name: string, read: (name: string) => unknown): unknown {
  const settings = settingsFor(name, (other) => read(other) !== undefined);
  const site = read(siteName);
  return settings === siteName ? site : inherit(site, read(settings));
}

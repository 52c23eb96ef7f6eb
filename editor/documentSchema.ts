import type { z } from 'zod';
import { pageSchema } from '../schema/page.ts';
import { siteSchema } from '../schema/site.ts';
import { siteName } from './api.ts';

/** The schema of the document with this name. */
export function schemaOf(name: string): z.ZodType {
  return name === siteName ? siteSchema : pageSchema;
}

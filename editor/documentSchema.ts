import type { z } from 'zod';
import { pageSchema, siteSchema } from '../schema/index.ts';
import { siteName } from './api.ts';

/** The schema of the document with this name. */
export function schemaOf(name: string): z.ZodType {
  return name === siteName ? siteSchema : pageSchema;
}

import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { referencesIn } from './links.ts';
import type { ValuePath } from './types.ts';

/** Every id of a page that a link can scroll to, with the path of each. */
export const anchorsIn = once((page: object): { id: string; path: ValuePath }[] =>
  referencesIn(pageSchema, page, ['anchor']).map(({ path, text }) => ({ id: text, path })),
);

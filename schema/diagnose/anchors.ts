import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { textsOfKind } from './links.ts';
import type { ValuePath } from './types.ts';

/** Every id of a page, which a link can scroll to, with its path. */
export const anchorsIn = once((page: object): { id: string; path: ValuePath }[] =>
  textsOfKind('anchor', pageSchema, page).map(({ path, text }) => ({ id: text, path })),
);

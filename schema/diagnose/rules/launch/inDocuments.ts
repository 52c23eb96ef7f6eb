import { textsIn } from '../../strings.ts';
import type { Documents, Finding, Message, ValuePath } from '../../types.ts';

/**
 * The texts of site.json and of all pages that must not go live, as they are written: a fact is found where it stands and not
 * where it is shown. Notes in `samples` may quote such texts, so they are not checked.
 */
export function inDocuments(
  { pages, siteSource }: Documents,
  describe: (text: string, path: ValuePath, document: unknown) => Message | undefined,
): Finding[] {
  return [siteSource, ...pages.map(({ source }) => source)].flatMap((source) =>
    textsIn(Object(source.value), () => true).flatMap(({ path, text }) => {
      const isNote = source === siteSource && path[0] === 'samples';
      const found = isNote ? undefined : describe(text, path, source.value);
      return found ? [{ source, path, ...found }] : [];
    }),
  );
}

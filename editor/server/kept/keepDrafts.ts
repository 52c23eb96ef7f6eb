import { newText } from '../../copy/smallestChange.ts';
import type { OpenFolder } from '../openFolder.ts';

/** Keeps the drafts of a page that is about to be removed as versions. `text` is its file. Returns the drafts. */
export async function keepDrafts({ drafts, versions }: OpenFolder, name: string, text: string) {
  const unsaved = await drafts.of(name);
  for (const { document } of unsaved.toReversed()) {
    await versions.keep(name, newText(text, document), 'draft');
  }
  return unsaved;
}

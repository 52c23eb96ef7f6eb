import { readFile, rm, rmdir } from 'node:fs/promises';
import { z } from 'zod';
import { isGroup, parseJson } from '../../../schema/browser.ts';
import { newText } from '../../copy/smallestChange.ts';
import { documentFolders } from '../documentFolders.ts';
import type { Versions } from './versions.ts';

const draftShape = z.object({
  time: z.string(),
  document: z.union([z.string(), z.custom<Record<string, unknown>>(isGroup)]),
});

/**
 * Moves the drafts that an earlier version of the editor kept on the disk to the versions, so that nobody loses one. `textOf` returns
 * the text of a file. A draft that cannot be read stays where it is.
 */
export async function keepFormerDrafts(
  root: string,
  versions: Versions,
  textOf: (name: string) => string | undefined,
): Promise<void> {
  const folders = documentFolders(root);
  for (const [name, folder] of await folders.all()) {
    const files = await Promise.all(
      (await folders.filesOf(name)).map(async (file) => {
        const draft = draftShape.safeParse(parseJson(await readFile(file, 'utf8'))).data;
        return { file, draft };
      }),
    );
    files.sort((a, b) => (a.draft?.time ?? '').localeCompare(b.draft?.time ?? ''));
    for (const { file, draft } of files) {
      if (!draft) continue;
      const current = textOf(name);
      const text = newText(current ?? '{}', draft.document);
      if (text !== current) await versions.keep(name, text, 'draft');
      await rm(file);
      await rm(file.replace(/\.json$/, '.found'), { force: true });
    }
    // It still has a file that cannot be read.
    await rmdir(folder).catch(() => {});
  }
}

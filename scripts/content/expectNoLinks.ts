import { lstat } from 'node:fs/promises';

/**
 * Rejects if one of the editor's folders (`.editor`) is a link, which a repository can contain: files in them are replaced and
 * removed, and a link can lead anywhere.
 */
export async function expectNoLinks(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const found = await lstat(folder).catch(() => undefined);
    if (!found?.isSymbolicLink()) continue;
    throw new Error(
      `${folder} is a link to another folder, in which files would be removed. Delete the link.`,
    );
  }
}

import type { SourceFile } from '../../../schema/index.ts';
import type { Listing } from '../../copy/documents.ts';
import { documentOf } from '../../copy/source.ts';
import { schemaOf } from '../../documentSchema.ts';
import type { Former, RemovedFile } from '../../home/home.ts';
import { textIn } from '../expectContent.ts';
import type { FormerFiles } from './formerFiles.ts';
import { timeOf, type Versions } from './versions.ts';

export type FormerContents = ReturnType<typeof formerContents>;

/** The former contents of the files in a folder: old texts of documents (`versions`), and other files. */
export function formerContents(versions: Versions, formerFiles: FormerFiles) {
  /** Removes the former contents of a file that equal its current one. */
  async function removeEqual(name: string, content: string | Uint8Array): Promise<void> {
    for (const { src, id } of await formerFiles.list()) {
      if (src !== name) continue;
      const former = await formerFiles.read(id);
      if (former?.data.equals(Buffer.from(content))) await formerFiles.remove(id);
    }
  }

  return {
    /** Adds a content before it is replaced or removed. */
    async add(name: string, content: string | Uint8Array): Promise<void> {
      const bytes = Buffer.from(content);
      const text = name.endsWith('.json') ? textIn(bytes) : undefined;
      if (text === undefined) await formerFiles.add(name, bytes);
      else await versions.add(name, text);
    },
    /** Adds the former texts of documents that another program has broken. */
    async addBroken(before: Listing, { files }: Listing): Promise<void> {
      for (const [name, file] of files) {
        const old = before.files.get(name);
        if (!old || old === file || !isGood(name, old) || isGood(name, file)) continue;
        await versions.add(name, old.text);
        await versions.removeOld(name);
      }
    },
    /** Removes what is too old, or current again, after files have new contents; undefined for a removed one. */
    async removeOld(
      changes: readonly { name: string; to: string | Uint8Array | undefined }[],
    ): Promise<void> {
      for (const { name, to } of changes) {
        await versions.removeOld(name);
        if (to !== undefined) await removeEqual(name, to);
      }
      await formerFiles.removeOld();
    },
    /** The files that can be restored. `exists` returns whether a file is in the folder. */
    async removed(
      documents: Listing['files'],
      exists: (name: string) => Promise<boolean>,
    ): Promise<RemovedFile[]> {
      const removed = (await versions.ofMissing(documents)).map(
        ({ name, version: id, path, title }): RemovedFile => {
          return { name, id, time: timeOf(id), path, title };
        },
      );
      for (const { src: name, id, time } of await formerFiles.list()) {
        // What was replaced belongs to the history of its file.
        if (!(await exists(name))) removed.push({ name, id, time });
      }
      return removed;
    },
    /** A former content of a file, or that of a removed one; undefined if there is none with this id. */
    async read(name: string, id: string): Promise<Buffer | undefined> {
      const text = await versions.read(name, id);
      if (text !== undefined) return Buffer.from(text);
      const file = await formerFiles.read(id);
      return file?.src === name ? file.data : undefined;
    },
    /** The former contents of a file, the newest first. */
    async history(name: string): Promise<Former[]> {
      const files = (await formerFiles.list()).filter(({ src }) => src === name);
      return [
        ...(await versions.list(name)).map(({ id, time, text }) => ({ id, time, text })),
        ...files.map(({ id, time }) => ({ id, time })),
      ].sort((a, b) => b.time.localeCompare(a.time));
    },
  };
}

/** Whether a form can show a document. */
function isGood(name: string, file: SourceFile): boolean {
  return schemaOf(name).safeParse(documentOf(file)).success;
}

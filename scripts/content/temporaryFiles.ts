import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { downloadKinds } from '../../schema/inspect.ts';
import { isRunning } from './isRunning.ts';

// The extensions of documents, of files to download, and of all pictures that the editor can restore after they were removed.
const endings = [
  'json|jpe?g|png|webp|avif|svg|hei[cf]|gif|tiff?|bmp|psd',
  ...Object.keys(downloadKinds),
].join('|');
const temporaryName = new RegExp(`^.+\\.(?:${endings})\\.(\\d+)\\.tmp$`, 'i');

/** The temporary name of a file while it is written. It is never read as a document. */
export function temporaryFor(name: string, writer = process.pid): string {
  return `${name}.${writer}.tmp`;
}

/** Whether a name is that of a temporary file. */
export function isTemporary(name: string): boolean {
  return temporaryName.test(name);
}

/**
 * Writes a text, or the bytes of a picture, to a temporary file next to a file, and flushes it to disk. Returns the temporary
 * name; the caller renames it. If writing fails, rejects and leaves no file.
 */
export async function writeTemporary(
  name: string,
  text: string | Uint8Array,
  mode?: number,
): Promise<string> {
  const temporary = temporaryFor(name);
  const file = await open(temporary, 'w', mode ?? 0o666);
  try {
    await file.writeFile(text);
    // The umask may have removed permissions passed to open().
    if (mode !== undefined && (await file.stat()).mode !== mode) await file.chmod(mode);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Removes the temporary files that killed programs left in a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  // Without types, Node follows links: out of the folder, and in circles.
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  for (const { parentPath, name } of entries) {
    const file = path.join(parentPath, name);
    const [, writer] = temporaryName.exec(name) ?? [];
    if (writer === undefined || !(await isAbandoned(file, Number(writer), 60_000))) continue;
    await rm(file, { force: true });
  }
}

/**
 * Whether the process that wrote a file or a folder has ended. It counts as ended after `maxAge` milliseconds without a change,
 * because another process may have its id by then.
 */
export async function isAbandoned(file: string, writer: number, maxAge: number): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return !stats || Date.now() - stats.mtimeMs > maxAge || !isRunning(writer);
}

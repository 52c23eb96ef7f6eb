import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './isRunning.ts';

const temporaryName = /^(.+\.json)\.(\d+)\.tmp$/;
const claimingName = /^(.+\.json)\.(\d+)\.new\.tmp$/;

/** The name under which this program writes a file before the file gets it. No reader takes it for a document. */
export function temporaryFor(name: string, writer = process.pid): string {
  return `${name}.${writer}.tmp`;
}

/** The name of a whole file whose own name is claimed by an empty one, where there are no hard links. */
export function claimingFor(name: string): string {
  return `${name}.${process.pid}.new.tmp`;
}

/**
 * Writes a text to the disk beside a file, whole, under a temporary name. Returns that name, to be put in the file's
 * place. Rejects, and leaves nothing, where it cannot be written.
 */
export async function writeWhole(name: string, text: string, mode?: number): Promise<string> {
  const temporary = temporaryFor(name);
  const file = await open(temporary, 'w', mode ?? 0o666);
  try {
    await file.writeFile(text);
    // What open() is given is cut by the umask.
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

/**
 * Clears away what a program that was killed in the middle of writing has left in a folder. A new file whose name was
 * claimed already is finished: it is whole.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const [, claimed, claimer] = claimingName.exec(file) ?? [];
    const writer = claimer ?? temporaryName.exec(file)?.[2];
    if (writer === undefined || !(await isAbandoned(file, Number(writer), 60_000))) continue;
    const isClaimed = claimed && (await stat(claimed).catch(() => undefined))?.size === 0;
    if (isClaimed) await rename(file, claimed);
    else await rm(file, { force: true });
  }
}

/** Whether the program that wrote a file or a folder is gone, or so long silent that another one has its number now. */
export async function isAbandoned(file: string, writer: number, most: number): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return !stats || Date.now() - stats.mtimeMs > most || !isRunning(writer);
}

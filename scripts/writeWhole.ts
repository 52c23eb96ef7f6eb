import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './isRunning.ts';

const temporaryName = /\.json\.(\d+)\.tmp$/;

/**
 * Writes a text to the disk beside a file, whole, under a name that no reader of the folder takes for a
 * document. Returns that name, to be put in the file's place.
 */
export async function writeWhole(name: string, text: string, mode = 0o666): Promise<string> {
  const temporary = `${name}.${process.pid}.tmp`;
  const file = await open(temporary, 'w', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Removes what a program that was killed in the middle of writing has left in a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const writer = temporaryName.exec(name)?.[1];
    if (writer === undefined) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    const isOld = !stats || Date.now() - stats.mtimeMs > 60_000;
    if (isOld || !isRunning(Number(writer))) await rm(file, { force: true });
  }
}

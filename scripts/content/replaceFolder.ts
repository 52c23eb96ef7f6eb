import { readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';
import { moveFile } from './moveFile.ts';
import { isAbandoned } from './temporaryFiles.ts';

/** The paths for a new folder next to the one that it will replace. */
type Replacement = {
  /** The folder to replace; for a link, its target. */
  target: string;
  /** The folder to make the new version in. It does not exist yet. */
  fresh: string;
  /** The place of the last version until the new one is in place. */
  old: string;
};

const aDay = 24 * 60 * 60 * 1000;

/**
 * Returns the paths for a new version of a folder. Removes leftovers of a killed process's replacement, and restores the last
 * version if that process had moved it away but not put the new one in place.
 */
export async function prepareReplacement(name: string): Promise<Replacement> {
  const target = await realpath(name).catch(() => path.resolve(name));
  await recover(target);
  return { target, fresh: `${target}.new-${process.pid}`, old: `${target}.old-${process.pid}` };
}

/**
 * Puts the new version in place of the last one, then removes the last one. If that fails, restores the last version and rejects
 * with a readable message.
 */
export async function replaceFolder({ target, fresh, old }: Replacement): Promise<void> {
  const failed = (error: unknown, where: string) =>
    new Error(`${target} cannot be replaced (${errorCode(error)}). ${where}`);
  const stays = (error: unknown) => failed(error, 'It is unchanged.');
  await moveFile(target, old).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw stays(error);
  });
  await moveFile(fresh, target).catch(async (error: unknown) => {
    await moveFile(old, target).catch((second: unknown) => {
      if (errorCode(second) !== 'ENOENT') throw failed(error, `The last version is now ${old}.`);
    });
    throw stays(error);
  });
  // If the old version cannot be removed now, the next build removes it.
  await rm(old, { recursive: true, force: true }).catch(() => {});
}

async function recover(target: string): Promise<void> {
  const parent = path.dirname(target);
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${path.basename(target)}.`)) continue;
    const [, kind, writer] = /\.(new|old)-(\d+)$/.exec(name) ?? [];
    const folder = path.join(parent, name);
    if (name !== `${path.basename(target)}.${kind}-${writer}`) continue;
    // This process has not made a folder yet, so a folder with its id is from an earlier process.
    const isLeftover =
      Number(writer) === process.pid || (await isAbandoned(folder, Number(writer), aDay));
    if (!isLeftover) continue;
    const isGone = kind === 'old' && (await stat(target).catch(() => undefined)) === undefined;
    if (isGone) await moveFile(folder, target);
    else await rm(folder, { recursive: true, force: true });
  }
}

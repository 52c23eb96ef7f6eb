import { readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';
import { isAbandoned } from './writeWhole.ts';

/** A folder that is made beside the one that it will replace. */
export type Replacement = {
  /** The folder to replace, behind a link if it is one. */
  target: string;
  /** Where the new one is made. It is not there yet. */
  fresh: string;
  /** Where the last one is until the new one is in its place. */
  old: string;
};

const aDay = 24 * 60 * 60 * 1000;

/**
 * Names a place for the new version of a folder. What a process that was killed has left is removed; a folder that
 * such a process had moved away and not yet replaced is moved back.
 */
export async function prepareReplacement(name: string): Promise<Replacement> {
  const target = await realpath(name).catch(() => path.resolve(name));
  await removeLeftovers(target);
  return { target, fresh: `${target}.new-${process.pid}`, old: `${target}.old-${process.pid}` };
}

/**
 * Puts the new folder in the place of the last one, which is removed only then. Rejects in words where that cannot be;
 * the last one is then where it was.
 */
export async function replaceFolder({ target, fresh, old }: Replacement): Promise<void> {
  const stays = (error: unknown) =>
    new Error(`${target} cannot be replaced (${errorCode(error)}). It stays as it was.`);
  await rename(target, old).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw stays(error);
  });
  await rename(fresh, target).catch(async (error: unknown) => {
    await rename(old, target).catch((second: unknown) => {
      if (errorCode(second) !== 'ENOENT')
        throw new Error(`${stays(error).message} It is now ${old}.`);
    });
    throw stays(error);
  });
  // The new one is in its place. What is not removed now is removed by the next build.
  await rm(old, { recursive: true, force: true }).catch(() => {});
}

async function removeLeftovers(target: string): Promise<void> {
  const parent = path.dirname(target);
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${path.basename(target)}.`)) continue;
    const [, kind, writer] = /\.(new|old)-(\d+)$/.exec(name) ?? [];
    const folder = path.join(parent, name);
    if (name !== `${path.basename(target)}.${kind}-${writer}`) continue;
    // A folder of this process's number is of an earlier one: this one has made none yet.
    const isLeft =
      Number(writer) === process.pid || (await isAbandoned(folder, Number(writer), aDay));
    if (!isLeft) continue;
    const isGone = kind === 'old' && (await stat(target).catch(() => undefined)) === undefined;
    if (isGone) await rename(folder, target);
    else await rm(folder, { recursive: true, force: true });
  }
}

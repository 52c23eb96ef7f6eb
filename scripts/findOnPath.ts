import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The names of Chromium on the PATH. */
export const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/**
 * The path of the first installed program with one of these names. An environment variable can contain its path instead. Throws if
 * that is not the path of a file.
 */
export function findOnPath(names: readonly string[], variable?: string): string | undefined {
  const path = variable && process.env[variable];
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`${variable} is ${path}, and there is no such file.`);
  }
  // Not every PATH contains the folders of servers.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
  for (const each of names) {
    const { status, stdout } = spawnSync('which', [each], { encoding: 'utf8', env });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The name of the file with the version of a build. */
export const versionFile = 'version.json';

/**
 * Writes /version.json: the commit of the documents that a site is built from, and its time (ISO 8601, UTC). The editor compares
 * it to show when a publication is live. Two builds of a commit have the same file. Without git or a commit, the file is written
 * without them, because hosts' health checks request it.
 */
export async function writeVersion(out: string, content: string): Promise<void> {
  const version = await versionOf(content);
  await writeFile(path.join(out, versionFile), `${JSON.stringify(version)}\n`);
}

/**
 * The settings of a repository can name programs, and a folder of documents can contain a repository, even as files of another
 * one: such a bare repository is ignored, and no program is started.
 */
const safeSettings = [
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  'log.showSignature=false',
];

async function versionOf(content: string): Promise<{ commit?: string; time?: string }> {
  const settings = safeSettings.flatMap((setting) => ['-c', setting]);
  const git = (...args: string[]) =>
    promisify(execFile)('git', [...settings, ...args], { cwd: content, timeout: 20_000 });
  try {
    const committed = await git('ls-files', '--error-unmatch', '--', 'site.json');
    const printed = await git('log', '-1', '--format=%H %ct');
    const [commit = '', seconds = ''] = printed.stdout.trim().split(' ');
    if (committed.stdout === '' || commit === '') return {};
    const time = new Date(Number(seconds) * 1000).toISOString();
    return { commit, time };
  } catch {
    // No git, no repository or no commit: the site is built anyway.
    return {};
  }
}

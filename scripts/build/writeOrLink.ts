import { linkSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { tried } from './buildCache.ts';

/**
 * Writes a file of a build, which must not exist yet. If `last`, the same file of the last build, has the same content, this
 * links to it instead, which takes a fraction of the time. The file must not be written to before the last build is removed.
 */
export function writeOrLink(file: string, content: Buffer, last: string): void {
  const isLinked = tried(() => {
    const stats = lstatSync(last);
    // A file with other links could be changed through them later.
    if (!stats.isFile() || stats.nlink !== 1 || stats.size !== content.length) return false;
    if (!readFileSync(last).equals(content)) return false;
    linkSync(last, file);
    return true;
  });
  // Some file systems have no links.
  if (!isLinked) writeFileSync(file, content);
}

import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../content/ownedFiles.ts';
import { isWellKnown, wellKnownReader } from '../content/readWellKnown.ts';

/**
 * Copies the files in the folder "well-known" of a folder of documents to "/.well-known/" of a built folder (RFC 8615), where other
 * programs look for them: security.txt, assetlinks.json. Skips files with a problem, which is an error of the site.
 */
export async function copyWellKnown(content: string, out: string): Promise<void> {
  for (const { name, problem } of await wellKnownReader(content)(await listFolder(content))) {
    if (problem !== undefined || !isWellKnown(name)) continue;
    const copy = path.join(out, `.${name}`);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(content, name), copy);
  }
}

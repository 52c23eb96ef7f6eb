import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isOwned, listFolder, realPathIn, wellKnownFolder } from '../content/ownedFiles.ts';

/**
 * Copies the files in the folder "well-known" of a folder of documents to "/.well-known/" of a built folder (RFC 8615), where other
 * programs look for them: security.txt, assetlinks.json. Rejects for a file that cannot be published under its name.
 */
export async function copyWellKnown(content: string, out: string): Promise<void> {
  for (const [name, entry] of await listFolder(content)) {
    if (!name.startsWith(`${wellKnownFolder}/`) || !isOwned(name, entry)) continue;
    const file = realPathIn(content, name);
    const problem = !/^[A-Za-z0-9._/-]+$/.test(name)
      ? 'Its name has characters that a web address cannot contain. Use letters, digits, dots and hyphens.'
      : 'It is a link to a place outside the folder of documents. Replace the link with the file.';
    if (file === undefined || !/^[A-Za-z0-9._/-]+$/.test(name)) {
      throw new Error(`${path.join(content, name)} cannot be published. ${problem}`);
    }
    const copy = path.join(out, `.${name}`);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(file, copy);
  }
}

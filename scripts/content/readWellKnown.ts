import type { WellKnownFile } from '../../schema/index.ts';
import { isOwned, ownedFiles } from './ownedFiles.ts';

/** The folder of files for other programs, which a build publishes below "/.well-known/". */
export const wellKnownFolder = 'well-known';

/** Files with which Google and Bing confirm who owns a site. They look for them at the top of the site. */
const verificationFile = /^(?:.*\/)?(?:google[\da-f]{8,}\.html|BingSiteAuth\.xml)$/i;

/** Returns a function that reads the files for other programs in a folder of documents (`ownedFiles`). */
export function wellKnownReader(folder: string) {
  return ownedFiles<WellKnownFile>(folder, {
    accepts: (name, entry) =>
      (isWellKnown(name) || verificationFile.test(name)) && isOwned(name, entry),
    inspect({ name }) {
      if (verificationFile.test(name)) return { name, problem: notAtTop };
      return isPublishable(name) ? { name } : { name, problem: badName };
    },
    refuse: ({ name }, problem) => ({ name, problem }),
  });
}

/** Whether a path in a folder of documents is that of a file for other programs. */
export function isWellKnown(name: string): boolean {
  return name.startsWith(`${wellKnownFolder}/`);
}

/** Whether the file of a path can be published under its name. */
export function isPublishable(name: string): boolean {
  return /^[A-Za-z0-9._/-]+$/.test(name);
}

const badName =
  'Its name has characters that a web address cannot contain. Use letters, digits, dots and hyphens.';
const notAtTop =
  'The service looks for it at the top of the site, where it cannot be published. Choose the HTML tag there instead, and copy its code to "verification" in site.json.';

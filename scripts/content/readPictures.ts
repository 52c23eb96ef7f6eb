import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PictureFile } from '../../schema/diagnose/index.ts';
import { isPicturePath } from '../../schema/fields.ts';
import { pictureFiles } from './exampleBlock.ts';
import { type Entries, isOwned, type OwnedFile, ownedFiles } from './ownedFiles.ts';

/** The name of the folder for pictures in a folder of documents. */
export const picturesFolder = 'pictures';

type Facts = {
  file: string;
  bytes: number;
  picture: PictureFile;
  /** Of its content; set once another picture has the same number of bytes. */
  hash?: string;
};

/**
 * Returns a function that reads the facts of all pictures in a folder of documents (`ownedFiles`). Pictures of equal size also
 * get a hash of their content.
 */
export function pictureReader(folder: string): (entries: Entries) => Promise<PictureFile[]> {
  const read = ownedFiles<Facts>(folder, {
    accepts: (name, entry) => name.startsWith(`${picturesFolder}/`) && isOwned(name, entry),
    inspect: async (owned, { size: bytes }) => ({
      file: owned.file,
      bytes,
      picture: await inspect(owned),
    }),
    refuse: ({ name, file }, problem) => ({ file, bytes: 0, picture: unshown(name, problem) }),
  });
  return async (entries) => {
    const facts = await read(entries);
    const bySize = new Map<number, Facts[]>();
    for (const each of facts) {
      if (each.picture.problem !== undefined) continue;
      const others = bySize.get(each.bytes);
      if (others) others.push(each);
      else bySize.set(each.bytes, [each]);
    }
    for (const each of [...bySize.values()].filter(({ length }) => length > 1).flat()) {
      const content = each.hash ? undefined : await readFile(each.file).catch(() => undefined);
      if (content) each.hash = hash('sha256', content);
    }
    return facts.map(({ picture, hash: own }) => (own ? { ...picture, hash: own } : picture));
  };
}

async function inspect({ name, file }: OwnedFile): Promise<PictureFile> {
  if (!isPicturePath(name)) return unshown(name, badName);
  // sharp and svgo are loaded only for a site with pictures.
  const { inspectPicture } = await import('./pictures/inspectPicture.ts');
  const { PictureProblem } = await import('./pictures/PictureProblem.ts');
  try {
    const { width, height, kind, hasText } = await inspectPicture(file);
    return {
      src: name,
      isVector: kind === 'svg',
      size: { width, height },
      ...((await isPlaceholder(name, file)) && { isPlaceholder: true }),
      ...(hasText && { hasText }),
    };
  } catch (error) {
    if (error instanceof PictureProblem) return unshown(name, error.message);
    throw error;
  }
}

const unshown = (src: string, problem: string): PictureFile => ({ src, isVector: false, problem });

const badName =
  'Its name has characters that the address of a page cannot contain, such as # or %, or is longer than 150. Give it a name of letters, digits and hyphens, with the ending of its kind.';

/** Whether a file is one of the pictures that a new site gets, unchanged. */
async function isPlaceholder(name: string, file: string): Promise<boolean> {
  const placeholder = pictureFiles[name];
  if (placeholder === undefined) return false;
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n') === placeholder;
}

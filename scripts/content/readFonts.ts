import { readFile } from 'node:fs/promises';
import type { FontFile } from '../../schema/index.ts';
import { isOwned, ownedFiles } from './ownedFiles.ts';

/** The name of the folder for the owner's fonts in a folder of documents. */
export const fontsFolder = 'fonts';
/** The maximum size of a font file in bytes. */
export const maxFontBytes = 10_000_000;

/** Returns a function that reads the fonts in a folder of documents (`ownedFiles`). Files of other kinds are ignored. */
export function fontReader(folder: string) {
  return ownedFiles<FontFile>(folder, {
    accepts: (name, entry) =>
      name.startsWith(`${fontsFolder}/`) &&
      /\.(?:woff2?|ttf|otf)$/.test(name) &&
      isOwned(name, entry),
    async inspect({ name, file }, { size }) {
      // Most sites use no custom font, so the font reader is loaded only when needed.
      const { inspectFont } = await import('./fonts/inspectFont.ts');
      if (size > maxFontBytes) return { src: name, problem: 'It is larger than 10 MB.' };
      const inspected = await inspectFont(await readFile(file));
      if ('problem' in inspected) return { src: name, problem: inspected.problem };
      return { src: name, characters: inspected.font.characters };
    },
    refuse: ({ name }, problem) => ({ src: name, problem }),
  });
}

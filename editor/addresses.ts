// The addresses of the files next to the editor's code, which is in the folder `assets`: on the server of `npm run edit` below
// /__edit/code/, in a build below /edit/ (scripts/build/editorFiles.ts).

import { typefacePath } from './site.ts';

// Not in the call itself: Vite would look for files with this name.
const here = import.meta.url;
const beside = (name: string) => new URL(`../${name}`, here).href;

/** The page that the editor shows in a frame. */
export const frameAddress = beside('page.html');
/** The guide of the editor, docs/editing.md. */
export const guideAddress = beside('guide.txt');
/** The icons of blocks. */
export const iconsAddress = beside('icons.svg');

/** The page for embed codes. It is with those of the site, which have other headers. */
export const embedAddress = beside('../embeds/edit.html');

/** The address of a file of a typeface, or of a font of the site. */
export const fontAddress = (file: string) => beside(typefacePath(file));

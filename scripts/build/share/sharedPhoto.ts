import path from 'node:path';
import type { Page } from '../../../schema/index.ts';
import { picturesIn } from '../../../schema/inspect.ts';
import { focusSteps, type PictureFiles } from '../../../src/pictures/shownPicture.ts';

/** The picture types that a share picture can contain, by file extension. */
export const shareTypes: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png' };

/** The name of a share picture in its cache entry. */
export const cardName = 'card.jpg';

/** A photo: its file, its media type, and its focus in CSS. */
export type SharedPhoto = { file: string; type: string; position: string };

/**
 * The photo for a page's share picture: its first one. `files` are the built picture files, by their `src`. Decorative pictures,
 * such as logos, and drawings (SVG) do not count. Undefined if the page has no photo.
 */
export function sharedPhoto(
  page: Page,
  files: ReadonlyMap<string, Pick<PictureFiles, 'src'>>,
): SharedPhoto | undefined {
  for (const { picture } of picturesIn(page)) {
    const file = files.get(picture.src)?.src;
    const type = file && shareTypes[path.extname(file)];
    if (!file || !type || picture.decorative) continue;
    const { x, y } = focusSteps(picture);
    return { file, type, position: `${x}% ${y}%` };
  }
  return undefined;
}

/** The data URL of an image. */
export function dataUrl(type: string, data: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(data).toString('base64')}`;
}

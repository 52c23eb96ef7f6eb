import path from 'node:path';
import { picturesIn } from '../../../schema/diagnose/pictures.ts';
import type { Page } from '../../../schema/index.ts';
import { fileIn } from '../../../src/pictures/fileIn.ts';
import { focusSteps } from '../../../src/pictures/markup.ts';

/** The types of pictures that the share picture can contain, by file extension. */
export const shareTypes: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png' };

/**
 * The photo that the share picture of a built page shows: its first one. `file` is its address in the build, `position` its focus
 * in CSS. Decorative pictures, such as logos, and drawings (SVG) do not count. Undefined where the page has no photo.
 */
export function sharedPhoto(
  page: Page,
): { file: string; type: string; position: string } | undefined {
  for (const { picture } of picturesIn(page)) {
    const file = fileIn(picture.markup ?? '');
    const type = file && shareTypes[path.extname(file)];
    if (!file || !type || picture.decorative) continue;
    const { x, y } = focusSteps(picture);
    return { file, type, position: `${x}% ${y}%` };
  }
  return undefined;
}

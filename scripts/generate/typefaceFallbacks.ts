import { readFile } from 'node:fs/promises';
import { isDefault, packageOf, typefaceNames } from '../../schema/browser.ts';
import { fallbacksOf } from '../build/measureFallbacks.ts';
import { openFont } from '../content/fonts/openFont.ts';

/** src/theme/typefaceFallbacks.json: the fallbacks of each typeface except the default. */
export async function typefaceFallbacks(): Promise<string> {
  const entries = typefaceNames
    .filter((name) => !isDefault({ name }))
    .map(async (name) => {
      const font = await openFont(await readFile(packageOf(name).file));
      return [name, fallbacksOf(font, { name })] as const;
    });
  return `${JSON.stringify(Object.fromEntries(await Promise.all(entries)), undefined, 2)}\n`;
}

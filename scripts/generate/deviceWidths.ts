import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digits, prose } from '../build/prose.ts';
import { openFont } from '../content/fonts/openFont.ts';

/** Device fonts, and free fonts with the same widths. */
const doubles = { Arial: 'arimo', Roboto: 'roboto', Times: 'tinos', 'Noto Serif': 'noto-serif' };

/** scripts/build/deviceWidths.json: the widths of prose, and of digits in bold, in each font, in font sizes. */
export async function deviceWidths(packages: string): Promise<string> {
  const table: Record<string, Record<string, number>> = {};
  for (const [font, name] of Object.entries(doubles)) {
    const width = async (text: string, weight: number) => {
      const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
      const opened = await openFont(await readFile(path.join(packages, file)));
      return Number(opened.widthOf(text, weight).toFixed(2));
    };
    table[font] = {
      regular: await width(prose, 400),
      strong: await width(prose, 700),
      digits: await width(digits, 700),
    };
  }
  return `${JSON.stringify(table, null, 2)}\n`;
}

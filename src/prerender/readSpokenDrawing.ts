import { readFile } from 'node:fs/promises';
import { drawingWords } from '../art/labels/index.ts';
import { type LabelText, labelTexts } from '../art/labels/labelText.ts';
import { spokenDrawing } from '../art/labels/spokenDrawing.ts';

/** The file of a drawing as the address in `visitorSite` names it, "/drawings/de/home.svg"; undefined for another address. */
export async function readSpokenDrawing(address: string): Promise<string | undefined> {
  const [, language = '', name = ''] = /^\/drawings\/(\w+)\/([\w-]+)\.svg$/.exec(address) ?? [];
  const words = Object.entries(drawingWords).find(([known]) => known === language)?.[1];
  const svg =
    words && (await readFile(`src/art/drawings/${name}.svg`, 'utf8').catch(() => undefined));
  return svg && spokenDrawing(svg, (text) => (isLabel(text) ? words.labels[text] : text));
}

function isLabel(text: string): text is LabelText {
  return labelTexts.some((label) => label === text);
}

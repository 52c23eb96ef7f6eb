import { readFile } from 'node:fs/promises';
import { translationLanguage } from '../../schema/words/index.ts';
import { drawingWords } from '../art/labels/index.ts';
import { type LabelText, labelTexts } from '../art/labels/labelText.ts';
import { translatedDrawing } from '../art/labels/translatedDrawing.ts';

/** The translated file of a drawing by its address in `visitorSite`, "/drawings/de/home.svg"; undefined for other addresses. */
export async function readTranslatedDrawing(address: string): Promise<string | undefined> {
  const [, written = '', name = ''] = /^\/drawings\/(\w+)\/([\w-]+)\.svg$/.exec(address) ?? [];
  const language = translationLanguage(written);
  const svg =
    language && (await readFile(`src/art/drawings/${name}.svg`, 'utf8').catch(() => undefined));
  if (!svg || language === 'en') return svg;
  const { labels } = drawingWords[language];
  return translatedDrawing(svg, (text) => (isLabel(text) ? labels[text] : text));
}

function isLabel(text: string): text is LabelText {
  return labelTexts.some((label) => label === text);
}

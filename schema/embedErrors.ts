import { embedContent } from './blocks/embed.ts';
import type { BlockOf } from './blocks/index.ts';
import { sentenceOf } from './catalog/index.ts';
import { refusalOfCode } from './embeds/refusals.ts';
import { frameHeights } from './fields.ts';
import { readFrame } from './frames.ts';
import type { Refusal } from './refuse.ts';

type Content = keyof typeof embedContent;
const contents: readonly Content[] = ['source', 'url', 'code'];

/** Errors about fields of an embed that need or exclude each other, at their paths in the block. */
export function embedErrors(block: BlockOf<'embed'>): Refusal[] {
  const [content, ...others] = contents.filter((name) => block[name] !== undefined);
  if (content === undefined) return [{ sentence: sentenceOf('embed-content') }];
  const both = others.map((field): Refusal => {
    return { path: [field], sentence: sentenceOf('embed-content/both', { field, other: content }) };
  });
  if (both.length > 0) return both;
  const excluded = embedContent[content]
    .filter((field) => block[field] !== undefined)
    .map((field): Refusal => {
      const sentence = sentenceOf('embed-content/excluded', { field, other: content });
      return { path: [field], sentence, suggest: 'remove' };
    });
  return [...excluded, ...(content === 'source' ? formErrors(block) : frameErrors(block))];
}

function formErrors({ height }: BlockOf<'embed'>): Refusal[] {
  if (height === undefined || frameHeights.some((allowed) => allowed === height)) return [];
  const choices = frameHeights.map(String);
  const sentence = sentenceOf('unknown-value', { value: String(height), choices, meant: [] });
  return [{ path: ['height'], sentence }];
}

function frameErrors({
  url = '',
  code = '',
  title,
  height,
  ratio,
  picture,
  kind,
}: BlockOf<'embed'>): Refusal[] {
  const refusal = refusalOfCode(code);
  if (refusal) return [{ path: ['code'], sentence: refusal }];
  const contentKind = kind ?? readFrame(url).kind;
  const errors: Refusal[] = [];
  if (title === undefined)
    errors.push({ path: ['title'], sentence: sentenceOf('embed-content/title') });
  if (height !== undefined && ratio !== undefined) {
    errors.push({ path: ['ratio'], sentence: sentenceOf('embed-content/size'), suggest: 'remove' });
  }
  if (picture && contentKind !== 'video' && contentKind !== 'map') {
    errors.push({
      path: ['picture'],
      sentence: sentenceOf('embed-content/picture'),
      suggest: 'remove',
    });
  }
  return errors;
}

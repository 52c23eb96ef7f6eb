import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { readEmbedCode } from '../embeds/readEmbedCode.ts';

/** The message about code of a provider in a text for visitors. */
export function codeSentence(code: string): Sentence {
  const read = readEmbedCode(code);
  return sentenceOf('code-in-text', { help: 'sentence' in read ? read.sentence : undefined });
}

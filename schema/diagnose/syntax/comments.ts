import { type Sentence, sentenceOf } from '../../catalog/index.ts';

const signs = /^(?:\/\/+|\/\*+|#+|<!--)\s*|\s*(?:\*+\/|-->)$/g;
// How chatbots and people mark what they leave out.
const omitted =
  /^(?:\.{3}|…)|(?:\.{3}|…)$|\b(?:rest of|the rest|remaining|remainder|unchanged|omitted|same as|as before|existing|other (?:blocks|cards|entries|fields|items|pages|prices|questions|texts))\b/i;

/** The message about a comment. One that stands for omitted content must not just be removed. */
export function commentSentence(comment: string): Sentence {
  const text = comment.trim().replace(signs, '').trim();
  return sentenceOf(omitted.test(text) ? 'comment/missing' : 'comment', { text });
}

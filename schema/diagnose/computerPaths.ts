import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { downloadEndingOf } from '../downloads.ts';

const ownPath =
  /^\s*(?:[a-z]:[\\/]|\\\\\w|file:|~\/|\/(?:Users|home)\/[^/]+\/)[^\n]*\.[a-z\d]{2,5}\s*$/i;

/** Whether an address is the path of a file on a computer, which no visitor can open. */
export function isOnComputer(address: string): boolean {
  return ownPath.test(address);
}

/** What to do with a file on the author's computer. */
export function computerPathSentence(path: string): Sentence {
  const name = (
    path
      .trim()
      .split(/[\\/]+/)
      .at(-1) ?? ''
  ).replace(/[^A-Za-z0-9._-]+/g, '-');
  const isPicture = /\.(?:jpe?g|png|gif|webp|avif|heic|svg|tiff?)$/i.test(name);
  return isPicture || downloadEndingOf(name) !== undefined
    ? sentenceOf('wrong-format/computer', { name, isPicture })
    : sentenceOf('wrong-format/computer-page');
}

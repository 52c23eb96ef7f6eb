import { readEmbedCode, withTitle } from '../embeds/readEmbedCode.ts';

/** The block to write instead of provider code in a text. */
export function blockForCode(code: string): string {
  const read = readEmbedCode(code);
  if ('says' in read) return `Remove it. ${read.says}`;
  if ('code' in read)
    return 'Remove it, and add an embed block with this code in its field "code".';
  const block = JSON.stringify({ type: 'embed', ...withTitle(read) });
  return `Remove it, and add the block ${block}.`;
}

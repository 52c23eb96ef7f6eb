import { type Said, say } from '../catalog/index.ts';
import { readEmbedCode } from '../embeds/readEmbedCode.ts';

/** The message about code of a provider in a text for visitors. */
export function sayOfCode(code: string): Said {
  const read = readEmbedCode(code);
  return say('code-in-text', { help: 'says' in read ? read.says : undefined });
}

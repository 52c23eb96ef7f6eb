import type { DocumentRule } from '../../rule.ts';
import type { Message } from '../../types.ts';
import { inDocuments } from './inDocuments.ts';

// A name in a sentence, a link or a file. "localhost" as a word is one too; 10.2.3.4 alone may be a version.
const local =
  /(?:(?:^|[\s/@(])(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|192\.168(?:\.\d{1,3}){2}|[\w-]+\.(?:local|localhost|internal))|[/@]10(?:\.\d{1,3}){3})(?=[:/\s,)]|\.(?:\s|$)|$)/i;

export const localAddress: DocumentRule = {
  name: 'local-address',

  check: (documents) =>
    inDocuments(documents, (text, path): Message | undefined => {
      if (local.test(text)) {
        return {
          message: `"${text}" is on your own computer or network.`,
          suggestion: 'Write an address that visitors can open.',
        };
      }
      if (path.join('.') !== 'url') return undefined;
      const port = /:\d+$/.exec(text)?.[0];
      if (text.startsWith('http:')) {
        return {
          message: `"${text}" is not encrypted, and browsers warn of it.`,
          suggestion: 'Write https:// instead of http://.',
        };
      }
      if (port === undefined) return undefined;
      return {
        message: `"${text}" has a port, as servers for tests have.`,
        suggestion: `Write the address of the live site, without "${port}".`,
      };
    }),
};

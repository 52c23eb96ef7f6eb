// npm run new -- embed: reads a provider's embed code from standard input and prints the block to paste into a page.
import { text } from 'node:stream/consumers';
import { deniedNotes, readEmbedCode, withTitle } from '../../schema/inspect.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

readArguments({
  call: 'npm run new -- embed',
  about:
    'Reads the code or the address of a provider from standard input and prints its embed block.',
  options: {},
});

try {
  if (process.stdin.isTTY) console.error('Paste the code, then press Enter and Ctrl+D.');
  const pasted = await text(process.stdin);
  const read = readEmbedCode(pasted);
  if ('sentence' in read) {
    console.error(read.sentence);
    process.exitCode = 1;
  } else {
    console.log(JSON.stringify({ type: 'embed', ...withTitle(read) }, null, 2));
    for (const note of deniedNotes(pasted)) console.error(note);
  }
} catch (error) {
  reportFailure(error);
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { PictureProblem } from './PictureProblem.ts';

/** The warnings of libjpeg about lost data. It also warns about harmless data that some cameras write. */
const lost = /premature end|bad Huffman/i;

/**
 * Rejects with a PictureProblem for a JPEG (a file path or its content) that has lost data, because libjpeg would fill the rest
 * with gray. Only finds damage that makes libjpeg run out of data, which a few lost bytes do not always do. Takes about 0.07
 * seconds for 12 megapixels. Other formats with lost data cannot be decoded at all.
 */
export async function assertDecodable(picture: string | Buffer): Promise<void> {
  const image = sharp(picture, { limitInputPixels: false, failOn: 'warning' });
  const { format, height } = await image.metadata();
  if (format !== 'jpeg') return;
  try {
    // The last pixel needs all data. For a smaller picture libjpeg skips some, and does not warn if it is missing.
    await image
      .extract({ left: 0, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
  } catch (cause) {
    if (lost.test(await warningsOf(picture))) throw new PictureProblem(damaged, { cause });
  }
}

export const damaged =
  'It cannot be decoded completely: the file is damaged or cut off. Export or copy it again.';

const program = `
import sharp from ${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))};
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const image = sharp(Buffer.concat(chunks), { limitInputPixels: false, failOn: 'warning' });
const { height } = await image.metadata();
const last = image.extract({ left: 0, top: height - 1, width: 1, height: 1 });
await last.raw().toBuffer().catch((error) => console.log(String(error)));
`;

/**
 * The warnings of libjpeg about a picture. It runs in a separate process, because libvips keeps one list of messages for all
 * pictures that a process decodes at the same time.
 */
async function warningsOf(picture: string | Buffer): Promise<string> {
  const data = typeof picture === 'string' ? await readFile(picture) : picture;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  // If the program ends before reading everything, it closes its input. Its output so far counts.
  run.child.stdin?.on('error', () => {});
  run.child.stdin?.end(data);
  return (await run).stdout;
}

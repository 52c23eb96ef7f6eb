import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { expectPixels } from './inspectPicture.ts';
import { PictureProblem } from './PictureProblem.ts';

const decodedShape = z.object({
  width: z.number(),
  height: z.number(),
  data: z.instanceof(Uint8ClampedArray),
});

const damaged = 'It is a damaged HEIC file. Export or copy it again.';

/** The maximum time for decoding, in milliseconds. 48 megapixels take a few seconds. */
const maxDecodeMs = 60_000;

/**
 * Decodes a HEIC, the iPhone's format, which sharp cannot decode. Returns an upright PNG of at most `most` pixels per side with
 * the photo's color profile. Rejects with a PictureProblem if the file is damaged or its header states too many pixels. If the
 * file has several pictures, decodes the one marked as "primary".
 */
export async function decodeHeic(file: Uint8Array, most: number): Promise<Buffer> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureProblem(damaged, { cause: error });
    });
  expectPixels(header);
  const { width, height, data } = await decodeInThread(file, header);
  const png = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return header.icc ? withProfile(png, header.icc) : png;
}

// JavaScript, because threads in Node 20 cannot load TypeScript. The decoder's memory is freed when the thread ends. By default
// the decoder uses the first picture in the file, whatever its size. This picks the one whose size was checked.
const program = `
const { parentPort, workerData: { decoder, file, wanted } } = require('node:worker_threads');
require(decoder).all({ buffer: file }).then(async (images) => {
  const image = images.find(({ width, height }) => width === wanted.width && height === wanted.height);
  if (!image) throw new Error('The file has no picture of the size that its header says.');
  const { width, height, data } = await image.decode();
  parentPort.postMessage({ width, height, data }, [data.buffer]);
});
`;

function decodeInThread(
  file: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<z.output<typeof decodedShape>> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode');
  const wanted = { width, height };
  const workerData = { decoder, file, wanted };
  // The decoder's output about a damaged file helps nobody.
  const quiet = { stdout: true, stderr: true };
  const thread = new Worker(program, { eval: true, workerData, execArgv: [], ...quiet });
  const timer = setTimeout(() => thread.terminate(), maxDecodeMs);
  return new Promise<z.output<typeof decodedShape>>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new PictureProblem(damaged, { cause }));
    thread.on('message', (message) => {
      const { data, error } = decodedShape.safeParse(message);
      if (data) resolve(data);
      else fail(error);
    });
    thread.on('error', fail);
    thread.on('exit', () => fail());
  }).finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}

/** A PNG with a color profile: the chunk iCCP after the header (PNG, 11.3.2.3). sharp converts to one but assigns none. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const headerEnd = 33;
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, sum, png.subarray(headerEnd)]);
}

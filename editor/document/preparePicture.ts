import { Refused } from '../refused.ts';

/** A picture as stored with the documents. `ending` is its file extension: ".jpg". */
export type PreparedPicture = { data: Blob; ending: string };

/** What the worker gets, and what it answers. */
export type ToPrepare = { file: Blob; size: { width: number; height: number } | undefined };
export type Prepared = PreparedPicture | { problem: string };

/**
 * Converts any picture for storage: upright, at most 3,000 pixels per side and about 1.5 MB, without EXIF, GPS and XMP, in
 * Display P3 if sRGB does not have its colors. Its format comes from its content, not its name. A HEIC becomes a JPEG. A picture
 * with alpha becomes a PNG or a WebP; a small PNG stays a PNG. An SVG is cleaned. Rejects with a Refused whose message calls the
 * file "It" if it is not a picture, too large or damaged, and with the reason of the signal once that is aborted.
 */
export async function preparePicture(file: Blob, signal: AbortSignal): Promise<PreparedPicture> {
  const size = await sizeOf(file);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  try {
    const prepared = await new Promise<Prepared>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }: MessageEvent<Prepared>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage({ file, size } satisfies ToPrepare);
    });
    if ('problem' in prepared) throw new Refused(prepared.problem);
    return prepared;
  } finally {
    worker.terminate();
  }
}

/** The size of a picture that the browser can show, from its header: decoding a huge one could end the tab. */
function sizeOf(file: Blob): Promise<ToPrepare['size']> {
  const image = new Image();
  return new Promise<ToPrepare['size']>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = URL.createObjectURL(file);
  }).finally(() => URL.revokeObjectURL(image.src));
}

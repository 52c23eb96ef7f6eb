import { type FileHandle, open } from 'node:fs/promises';
import type { PictureKind } from './pictureKind.ts';

/**
 * Whether a file is complete up to its format's end marker: false for an interrupted copy or upload. For most files less than
 * 100 KB is read. Damage in the middle is not detected, because that takes decoding: 0.1 to 0.3 seconds per photo.
 */
export async function isComplete(
  file: string,
  kind: Exclude<PictureKind, 'svg'>,
): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await checks[kind](handle, size);
  } finally {
    await handle.close();
  }
}

/** The maximum number of segments or boxes that are followed: 20 MB of tiny ones would take minutes. Photos have a few dozen. */
const maxParts = 10_000;

type Check = (handle: FileHandle, size: number) => Promise<boolean>;

const checks: Record<Exclude<PictureKind, 'svg'>, Check> = {
  // ITU T.81, annex B: segments with their lengths, then the compressed data, in which FF D9 occurs only as the end of the image.
  // A phone may append a video or a second picture.
  async jpeg(handle, size) {
    let at = 2;
    for (let parts = 0; parts < maxParts; parts += 1) {
      const [mark, marker, high, low] = await read(handle, at, 4);
      if (low === undefined) return false;
      if (mark !== 0xff || marker === 0xd9) return true;
      if (marker === 0xff) at += 1;
      else if (marker === 0xda) break;
      else at += 2 + Number(high) * 256 + low;
    }
    return contains(handle, Buffer.from([0xff, 0xd9]), at, size);
  },
  // PNG, 11.2.5: an empty chunk with its checksum.
  png: (handle, size) => contains(handle, Buffer.from('IEND\xae\x42\x60\x82', 'latin1'), 8, size),
  // RIFF: the length of everything after this field.
  async webp(handle, size) {
    const start = await read(handle, 0, 12);
    return start.length === 12 && start.readUInt32LE(4) + 8 <= size;
  },
  // ISO/IEC 14496-12: boxes with their lengths. 0 means "to the end", and 1 a 64-bit length after the type.
  async avif(handle, size) {
    let at = 0;
    for (let parts = 0; at < size && parts < maxParts; parts += 1) {
      const start = await read(handle, at, 16);
      if (start.length < 8) return false;
      const length = start.readUInt32BE(0);
      if (length === 0) return true;
      if (length === 1 && start.length < 16) return false;
      at += length === 1 ? Math.max(16, Number(start.readBigUInt64BE(8))) : Math.max(8, length);
      if (at > size) return false;
    }
    return true;
  },
};

async function read(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}

const blockSize = 65_536;

/** Whether a file contains some bytes from an offset on. Searches the end of the file first, where they usually are. */
async function contains(
  handle: FileHandle,
  bytes: Buffer,
  from: number,
  size: number,
): Promise<boolean> {
  const last = Math.max(from, size - blockSize);
  if ((await read(handle, last, size - last)).includes(bytes)) return true;
  for (let at = from; at < last; at += blockSize) {
    if ((await read(handle, at, blockSize + bytes.length - 1)).includes(bytes)) return true;
  }
  return false;
}

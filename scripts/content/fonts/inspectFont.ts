import { inflateSync } from 'node:zlib';
import { type OpenFont, openFont } from './openFont.ts';

/** A font that pages can show, or why they cannot, in sentences that call the file "It". */
export type InspectedFont = { font: OpenFont } | { problem: string };

// The bits of `fsType` (OpenType 1.9.1, OS/2).
const isRestricted = 0x0002;
const isWholeAlone = 0x0100;
const isBitmapsAlone = 0x0200;

/** Reads a font file, and checks whether its license allows a build to make a file for visitors from it. */
export async function inspectFont(data: Uint8Array): Promise<InspectedFont> {
  const start = Buffer.from(data.subarray(0, 4)).toString('latin1');
  if (!['wOF2', 'wOFF', 'OTTO', 'true', '\0\u0001\0\0'].includes(start)) {
    return { problem: 'It is not a font. Use a WOFF2, WOFF, TrueType or OpenType file.' };
  }
  const font =
    start === 'wOFF' && !isHonestWoff(data)
      ? undefined
      : await openFont(data).catch(() => undefined);
  if (!font) return { problem: 'It is damaged. Copy it from its source again.' };
  const { embedding } = font;
  // The most permissive bit counts.
  if ((embedding & 0x000f) === isRestricted) {
    return {
      problem:
        'Its license settings (OS/2 fsType 2) do not allow embedding. Ask the font maker for a web version.',
    };
  }
  if (embedding & (isWholeAlone | isBitmapsAlone)) {
    return {
      problem: `Its license settings (OS/2 fsType ${embedding}) do not allow subsetting, which the build needs. Ask the font maker for a web version.`,
    };
  }
  return { font };
}

/** The maximum size of all tables of an unpacked font, in bytes. */
const maxUnpackedBytes = 50_000_000;

/** Whether the tables of a WOFF unpack to the sizes that it states: a megabyte can become a gigabyte (WOFF 1.0, 5). */
function isHonestWoff(data: Uint8Array): boolean {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  try {
    let sum = 0;
    for (let table = 0; table < file.readUInt16BE(12); table += 1) {
      const at = 44 + 20 * table;
      const [start, packed] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8)];
      const unpacked = file.readUInt32BE(at + 12);
      sum += unpacked;
      if (sum > maxUnpackedBytes) return false;
      // A table of the same size is not packed.
      if (packed === unpacked) continue;
      inflateSync(file.subarray(start, start + packed), { maxOutputLength: unpacked });
    }
    return true;
  } catch {
    return false;
  }
}

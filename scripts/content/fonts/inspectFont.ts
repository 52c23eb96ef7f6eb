import { type OpenFont, openFont } from './openFont.ts';

/** A font that pages can show, or why they cannot, in sentences that call the file "It". */
export type InspectedFont = { font: OpenFont } | { problem: string };

/** The maximum size of a font file in bytes. */
export const maxFontBytes = 10_000_000;

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
  const font = await openFont(data).catch(() => undefined);
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

import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** What is known of a font file: what it can show, how large and wide that is, and what its licence allows. */
export type OpenFont = {
  /** The code points of the characters that it has. */
  characters: ReadonlySet<number>;
  /** The least and the most weight of a variable font (axis `wght`); undefined where it has one weight alone. */
  weights: { least: number; most: number } | undefined;
  /** How far lines reach above and below the base line, and what is between them, in parts of the size, as browsers read it. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** The bits of `fsType` (OpenType 1.9.1, OS/2), which say what the licence allows. */
  embedding: number;
  /** How wide a text is in a line, in parts of the size, at a weight. Characters that the font does not have have no width. */
  widthOf(text: string, weight: number): number;
};

/** Opens a font: WOFF2, WOFF, TrueType or OpenType. Rejects where it is none, or is damaged. */
export async function openFont(data: Uint8Array): Promise<OpenFont> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const face = new Face(new Blob(await subsetFont(data, '', options)));
  const font = new Font(face);
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0) throw new Error('The font has no characters.');
  const { upem } = face;
  const { ascender, descender, lineGap } = font.hExtents();
  const { wght } = face.getAxisInfos();
  const os2 = face.referenceTable('OS/2');
  return {
    characters,
    weights: wght && { least: wght.min, most: wght.max },
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    embedding: os2 && os2.length > 9 ? (os2[8] ?? 0) * 256 + (os2[9] ?? 0) : 0,
    widthOf(text, weight) {
      font.setVariations(wght ? [new Variation('wght', weight)] : []);
      const known = Array.from(text).filter((one) => characters.has(one.codePointAt(0) ?? 0));
      const buffer = new Buffer();
      buffer.addText(known.join(''));
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      return advances.reduce((sum, advance) => sum + advance, 0) / upem;
    },
  };
}

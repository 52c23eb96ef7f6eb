import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The facts of a font file: its characters, its metrics, and what its licence allows. */
export type OpenFont = {
  /** The code points of the characters that it has. */
  characters: ReadonlySet<number>;
  /** The least and the most weight of a variable font (axis `wght`); undefined where it has one weight alone. */
  weights: { least: number; most: number } | undefined;
  /** How far lines reach above and below the base line, and the gap between lines, as fractions of the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** The bits of `fsType` (OpenType 1.9.1, OS/2): what the licence allows. */
  embedding: number;
  /** The width of a text in one line at a weight, as a fraction of the font size. Characters that the font lacks count as 0. */
  widthOf(text: string, weight: number): number;
};

/** Opens a font: WOFF2, WOFF, TrueType or OpenType. Rejects where it is no font, or is damaged. */
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

import { Blob, Buffer, Face, Font, type SvgPathCommand, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Data of a font file: its characters, its metrics, and what its license allows. */
export type OpenFont = {
  /** The code points of its characters. */
  characters: ReadonlySet<number>;
  /** The minimum and maximum weight of a variable font (axis `wght`); undefined if it has only one weight. */
  weights: { min: number; max: number } | undefined;
  /** How far lines extend above and below the baseline, and the gap between lines, as fractions of the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** The bits of `fsType` (OpenType 1.9.1, OS/2): what the license allows. */
  embedding: number;
  /** The width of a one-line text at a weight, as a fraction of the font size. Missing characters count as 0. */
  widthOf(text: string, weight: number): number;
  /**
   * SVG path commands with the outlines of a one-line text at a weight, in em, with `spacing` added between letters. All
   * coordinates are absolute.
   */
  outlinesOf(text: string, weight: number, spacing: number): SvgPathCommand[];
};

/** Opens a font: WOFF2, WOFF, TrueType or OpenType. Rejects if it is not a font or is damaged. */
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
  const shaped = (text: string, weight: number) => {
    font.setVariations(wght ? [new Variation('wght', weight)] : []);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer;
  };
  return {
    characters,
    weights: wght && { min: wght.min, max: wght.max },
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    embedding: os2 && os2.length > 9 ? (os2[8] ?? 0) * 256 + (os2[9] ?? 0) : 0,
    widthOf(text, weight) {
      const known = Array.from(text).filter((one) => characters.has(one.codePointAt(0) ?? 0));
      const positions = shaped(known.join(''), weight).getGlyphPositions();
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem;
    },
    outlinesOf(text, weight, spacing) {
      const buffer = shaped(text, weight);
      const positions = buffer.getGlyphPositions();
      let start = 0;
      return buffer.getGlyphInfos().flatMap(({ codepoint: glyph }, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const [left, top] = [start + xOffset, yOffset];
        start += xAdvance + spacing * upem;
        // Values alternate between x and y. In fonts, up is positive.
        const place = (value: number, at: number) =>
          (at % 2 === 0 ? left + value : -top - value) / upem;
        return font
          .glyphToJson(glyph)
          .map(({ type, values }) => ({ type, values: values.map(place) }));
      });
    },
  };
}

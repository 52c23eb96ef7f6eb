import satori from 'satori';
import subsetFont from 'subset-font';

/** The outlines of letters as the data of an SVG path, and the box around them. */
type LetterShapes = { path: string; left: number; top: number; width: number; height: number };

const family = 'letters';
// In the units of the outlines.
const fontSize = 100;

/**
 * The outlines of a few letters in a typeface: bold where its font is variable, else in the font's only weight. Undefined where
 * the typeface does not have all of the letters.
 */
export async function letterShapes(
  letters: string,
  font: Uint8Array,
): Promise<LetterShapes | undefined> {
  // A font without any glyph cannot be read. Every font has a space.
  const characters = `${letters} `;
  const plain = await subsetFont(font, characters, { targetFormat: 'truetype' });
  const bold = isVariable(plain)
    ? await subsetFont(plain, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: 700 },
      })
    : plain;
  let isWhole = true;
  const line = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', fontSize, letterSpacing: '-0.02em' }, children: letters },
  };
  const svg = await satori(line, {
    width: 10 * fontSize,
    height: 2 * fontSize,
    fonts: [{ name: family, data: Buffer.from(bold), weight: 700 }],
    // Called for a letter that the typeface does not have.
    loadAdditionalAsset: async () => {
      isWhole = false;
      return [];
    },
  });
  const path = /<path [^>]*d="([^"]*)"/.exec(svg)?.[1]?.trim();
  if (!isWhole || path === undefined || path === '') return undefined;
  // All coordinates are absolute, alternately across and down.
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  return { path, left, top, width, height };
}

/** Whether a font has a table of variations (OpenType 1.9.1, "fvar"). The directory begins at byte 12: 16 bytes a table. */
function isVariable(font: Uint8Array): boolean {
  const data = Buffer.from(font);
  return data.subarray(12, 12 + 16 * data.readUInt16BE(4)).includes('fvar');
}

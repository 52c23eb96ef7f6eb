import tables from './deviceWidths.json' with { type: 'json' };

/** A font installed on devices. */
export type DeviceFont = keyof typeof tables;

/** The widths of a font's Latin, Greek and Cyrillic characters in thousandths of the font size, and the factor by which kerning changes a text. */
export type DeviceWidths = { widths: ReadonlyMap<string, number>; kerning: number };

/** The widths of a device font in one weight. */
export function deviceWidths(font: DeviceFont, weight: 'regular' | 'bold'): DeviceWidths {
  const { widths, kerning } = tables[font][weight];
  const byCharacter = Object.entries(widths).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  );
  return { widths: new Map(byCharacter), kerning };
}

/** The sets of labels: the least width of a drawing with the set, in CSS pixels, and the font size, in units of the sheet. */
export const labelSets = {
  wide: { from: 440, size: 33 },
  narrow: { from: 260, size: 55 },
} as const;

export type LabelSet = keyof typeof labelSets;

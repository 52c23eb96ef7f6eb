/** The sets of labels: the least width that a drawing has with it, in CSS pixels, and the size of its letters. */
export const labelSets = {
  wide: { from: 440, size: 33 },
  narrow: { from: 260, size: 55 },
} as const;

export type LabelSet = keyof typeof labelSets;

// The package brings no types. These are the options that the build and its tests use.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures?: readonly string[];
      keepAllGlyphs?: boolean;
      /** The axes of a variable font that get one value. */
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}

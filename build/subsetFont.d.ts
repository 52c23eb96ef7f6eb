// The package brings no types. These are the options that the build uses.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; noHinting: boolean },
  ): Promise<Uint8Array>;
}

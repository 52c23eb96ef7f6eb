// The part of the package that the editor uses; this file of it has no types.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  export type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    /** Fills the data with upright RGBA. Calls back without an argument if that fails. */
    display: (pixels: Pixels, done: (pixels?: Pixels) => void) => void;
  };
  type Decoder = { decode: (file: Uint8Array) => HeifImage[] };
  export default function libheif(): { HeifDecoder: new () => Decoder };
}

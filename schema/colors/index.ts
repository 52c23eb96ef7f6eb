export { contrastOf } from './color.ts';
export { type Colors, defaultPalette, movedColors, paletteOf } from './palette.ts';
export { readColor } from './readColor.ts';
export { colorNames } from './tones.ts';

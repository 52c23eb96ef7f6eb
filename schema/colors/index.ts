export { contrastOf } from './color.ts';
export { defaultPalette } from './defaultPalette.ts';
export { type Colors, movedColors, paletteOf } from './palette.ts';
export { readColor } from './readColor.ts';
export { colorNames } from './tones.ts';

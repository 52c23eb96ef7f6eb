import generated from './defaultPalette.json' with { type: 'json' };

/** The palette of a site without brand colors. Generated, so that the editor has its colors without the code that computes them. */
export const defaultPalette = generated;

// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources bfc1dcb2b2115ea9, files 906aafbb69c35d89: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.", file };

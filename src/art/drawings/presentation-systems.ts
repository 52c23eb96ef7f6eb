// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources c2f45f152cec9ba5, files 9eb59ba7af9049bc: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.", file };

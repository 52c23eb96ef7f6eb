// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 292d9ab45b9d5fbd, files d67c4966d822fe65: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.", file };

// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 4e69280ed4fb9514, files d67c4966d822fe65: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.", file };

// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 29f2a365608ba3dc, files a00c6ef8cac46bd1: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.", file };

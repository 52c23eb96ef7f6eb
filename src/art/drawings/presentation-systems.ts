// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 657c01e9a6362f45, files 94119f6f4c856442: presentation-systems.svg
import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a lecture hall: a projector lights the screen, a speaker stands at a lectern, and three rows of five seats rise.", file };

// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources 3605f6f43fcb0f27, files a8837d41230f684b: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them.", file };

// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources e48ec4f4a0c5717b, files 01f6e63004f962db: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a rack to the desks on each floor, fiber in a duct below ground between them.", file };

// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources 3110d675d03c78ee, files 0e68bf90100c14a6: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a rack to the desks on each floor, fiber in a duct below ground between them.", file };

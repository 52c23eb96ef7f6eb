// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources b39cdff49524883c, files 1e1e8cd162930ef4: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them.", file };

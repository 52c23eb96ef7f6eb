// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources 6abde89217807ad9, files bf7d8db97ae0307d: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them.", file };

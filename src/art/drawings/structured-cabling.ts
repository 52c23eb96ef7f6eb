// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources ccefdff2dc687e79, files 604237a702ce85cc: structured-cabling.svg
import file from './structured-cabling.svg?url&no-inline';

export default { label: "Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them.", file };

// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 8a3ef791c3f264ff, files 76ef3b3fdf94372d: conference-rooms-before.svg
import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.", file };

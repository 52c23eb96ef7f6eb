// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 85a6e8aa6abf9e46, files 88e14f593cadee93: conference-rooms-before.svg
import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.", file };

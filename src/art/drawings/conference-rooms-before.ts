// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 9c1728eb5cbf986c, files 22716ca6be482d6e: conference-rooms-before.svg
import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.", file };

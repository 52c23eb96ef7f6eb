// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 51b49b5bc155b52e, files b7a2139e6ebe2099: conference-rooms-before.svg
import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.", file };

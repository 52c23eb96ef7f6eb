// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 69cd1f7e4e243946, files dac9d25d1bdfc006: conference-rooms-before.svg
import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor.", file };

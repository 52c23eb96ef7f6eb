// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources 235877e1d2234a41, files ca0e187bf3381162: not-found.svg
import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.", file };

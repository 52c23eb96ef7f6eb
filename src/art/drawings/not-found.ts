// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources 2d3340cb9d317a0f, files ed0cdb4660f2ecf8: not-found.svg
import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.", file };

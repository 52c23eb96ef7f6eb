// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources ccfaa78ec205f8fd, files 314677d9ad268335: not-found.svg
import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.", file };

// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources d4d5c5bb4c2d674f, files dfbe4ff763105826: not-found.svg
import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.", file };

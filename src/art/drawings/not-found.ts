// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources 79ad0d7a4792c6d9, files dfbe4ff763105826: not-found.svg
import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor.", file };

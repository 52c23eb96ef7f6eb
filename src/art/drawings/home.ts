// Written by npm run generate from src/art/scenes/home.ts.
// Sources ff01ccd3bc6d7591, files c6d6ae17ffc1fac0: home.svg
import file from './home.svg?url&no-inline';

export default { label: "Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet.", file };

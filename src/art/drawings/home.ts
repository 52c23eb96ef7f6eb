// Written by npm run generate from src/art/scenes/home.ts.
// Sources e43491148be6a2c9, files 510a65c3ebc3b53a: home.svg
import file from './home.svg?url&no-inline';

export default { label: "Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet.", file };

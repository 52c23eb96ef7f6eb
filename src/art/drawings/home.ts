// Written by npm run generate from src/art/scenes/home.ts.
// Sources 34033ac4100df33c, files a2963f98b1d86a9a: home.svg
import file from './home.svg?url&no-inline';

export default { label: "Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet.", file };

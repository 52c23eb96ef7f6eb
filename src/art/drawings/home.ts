// Written by npm run generate from src/art/scenes/home.ts.
// Sources 4eb5f2b1ceb83f68, files ebcb193d9f2ef55d: home.svg
import file from './home.svg?url&no-inline';

export default { label: "Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet.", file };

// Written by npm run generate from src/art/scenes/home.ts.
// Sources 9659abe239e81875, files 30cae59e08a5f4b7: home.svg
export default { label: "Line drawing of a meeting room with display and camera, a closet door with a badge reader, and the rack of the network in the closet." };

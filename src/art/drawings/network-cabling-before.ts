// Written by npm run generate from src/art/scenes/network-cabling-before.ts.
// Sources eacbb185f48175b6, files 84f5d1e70a989663: network-cabling-before.svg
import file from './network-cabling-before.svg?url&no-inline';

export default { label: "Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole.", file };

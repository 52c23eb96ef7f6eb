// Written by npm run generate from src/art/scenes/network-cabling-before.ts.
// Sources f7b1264216fb3460, files 5b0dc32ec7e42ad3: network-cabling-before.svg
import file from './network-cabling-before.svg?url&no-inline';

export default { label: "Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole.", file };

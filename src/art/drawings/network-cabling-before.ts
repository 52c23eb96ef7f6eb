// Written by npm run generate from src/art/scenes/network-cabling-before.ts.
// Sources 5ac21361937240e6, files 91ddd17b474be9a5: network-cabling-before.svg
import file from './network-cabling-before.svg?url&no-inline';

export default { label: "Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole.", file };

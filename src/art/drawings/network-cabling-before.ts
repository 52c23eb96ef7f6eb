// Written by npm run generate from src/art/scenes/network-cabling-before.ts.
// Sources ed6ff458dc666c1d, files 92b1e4690d3b1f3e: network-cabling-before.svg
export default { label: "Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole." };

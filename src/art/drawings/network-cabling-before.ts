// Written by npm run generate from src/art/scenes/network-cabling-before.ts.
// Sources 375da6c11e1a5679, files 92b1e4690d3b1f3e: network-cabling-before.svg
export default { label: "Line drawing of the same telecom closet before: two switches on a shelf, cords in knots, cable over a pipe and through an open hole." };

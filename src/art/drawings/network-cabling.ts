// Written by npm run generate from src/art/scenes/network-cabling.ts.
// Sources 42a8dba2d19dbda9, files 1132e9a519e62973: network-cabling.svg network-cabling-ports.svg network-cabling-ports.ts
export default { label: "Line drawing of a telecom closet: cable runs come along a tray, go down the side of a rack and end in its patch panels.", moves: true };

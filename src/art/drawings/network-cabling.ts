// Written by npm run generate from src/art/scenes/network-cabling.ts.
// Sources f128a2e019619f97, files 9554ed7aa51950bf: network-cabling.svg network-cabling-ports.svg network-cabling-ports.ts
import file from './network-cabling.svg?url&no-inline';

export default { label: "Line drawing of a telecom closet: cable runs come along a tray, go down the side of a rack and end in its patch panels.", file, moves: true };

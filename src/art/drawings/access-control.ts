// Written by npm run generate from src/art/scenes/access-control.ts.
// Sources c8f025a52de1ddef, files cb038c956ced42ff: access-control.svg
export default { label: "Line drawing of a door with a card reader in the corridor and a strike in its frame, wired to a controller in a closet." };

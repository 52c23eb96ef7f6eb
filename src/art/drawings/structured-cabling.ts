// Written by npm run generate from src/art/scenes/structured-cabling.ts.
// Sources 1f52c4816434f744, files 2d5c932c8f299a8e: structured-cabling.svg
export default { label: "Line drawing of two cut-away buildings: copper from a frame to the desks of each floor, fiber in a duct between them." };

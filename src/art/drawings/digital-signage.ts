// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 0593721acf4566c9, files 91552062e5ffdd7f: digital-signage.svg
export default { label: "Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk." };

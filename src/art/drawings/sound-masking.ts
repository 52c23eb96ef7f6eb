// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources f68b345d6924b026, files 536d458cccb7768f: sound-masking.svg
export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller." };

// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources daa7c9413908ebf8, files d185b6a3aa49b08b: unified-communications.svg
export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them." };

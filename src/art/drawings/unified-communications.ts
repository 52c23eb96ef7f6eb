// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources 2df7013b34a66020, files d185b6a3aa49b08b: unified-communications.svg
export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them." };

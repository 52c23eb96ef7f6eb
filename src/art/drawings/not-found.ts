// Written by npm run generate from src/art/scenes/not-found.ts.
// Sources 15b6a2c53292750b, files 60043bc77e6662fc: not-found.svg
export default { label: "Line drawing of the corner of an empty room: a wall plate with two free ports, and a network cord that lies unplugged on the floor." };

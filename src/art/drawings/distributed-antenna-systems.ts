// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources 4898d938ac5d8982, files 45cea7901a2d4bf6: distributed-antenna-systems.svg
export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor." };

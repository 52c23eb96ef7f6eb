// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources 20b8f1663919b507, files 82426da4eb229bb1: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.", file };

// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources ff44fe0b8b2bad2b, files 1813b04aba063479: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.", file };

// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources 9342610e4c626dd1, files 70a09cc8278bd6d6: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.", file };

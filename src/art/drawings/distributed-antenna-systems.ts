// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources e4a4e3f071a84c99, files 21e26cceca05057e: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.", file };

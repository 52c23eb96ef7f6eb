// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources d1e6a8f8673fe41e, files 1988df48c10bbae5: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a roof antenna, an amplifier in the garage, one trunk up, and antennas on every floor.", file };

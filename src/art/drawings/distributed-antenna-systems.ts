// Written by npm run generate from src/art/scenes/distributed-antenna-systems.ts.
// Sources f81ef3a91a103b09, files ff54484e2ecac824: distributed-antenna-systems.svg
import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a rooftop antenna, a riser to the head-end in the basement, and two antennas on each floor.", file };

import file from './distributed-antenna-systems.svg?url&no-inline';

export default { label: "Line drawing of a cut-away building: a head-end in the basement, a riser, and an antenna with waves on each floor.", file };

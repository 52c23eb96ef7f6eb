import file from './home.svg?url&no-inline';

export default { label: "Line drawing of a meeting room with a wall display, camera bar, table microphones and a ceiling access point.", file };

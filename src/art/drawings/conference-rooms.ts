// Written by npm run generate from src/art/scenes/conference-rooms.ts.
// Sources a124535c357d0cb5, files 055ecafd2a6181fc: conference-rooms.svg conference-rooms-rack.svg conference-rooms-rack.ts conference-rooms-table.svg conference-rooms-table.ts
import file from './conference-rooms.svg?url&no-inline';

export default { label: "Line drawing of a conference room with two displays, a camera bar, an equipment rack, ten seats and a touch panel on the table.", file };

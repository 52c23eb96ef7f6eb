// Written by npm run generate from src/art/scenes/conference-rooms.ts.
// Sources 570a660efbe5af98, files 479587e66a926524: conference-rooms.svg conference-rooms-rack.svg conference-rooms-rack.ts conference-rooms-table.svg conference-rooms-table.ts
import file from './conference-rooms.svg?url&no-inline';

export default { label: "Line drawing of a conference room with two displays, a camera bar, an equipment rack, ten seats and a touch panel on the table.", file };

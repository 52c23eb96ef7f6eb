// Written by npm run generate from src/art/scenes/conference-rooms.ts.
// Sources 94aeea2e4358e3fb, files 410d4a9d73d6fa1e: conference-rooms.svg conference-rooms-rack.svg conference-rooms-rack.ts conference-rooms-table.svg conference-rooms-table.ts
import file from './conference-rooms.svg?url&no-inline';

export default { label: "Line drawing of a conference room with two displays, a camera bar, an equipment rack, ten seats and a touch panel on the table.", file };

// Written by npm run generate from src/art/scenes/conference-rooms.ts.
// Sources 1e4fee060c94bde4, files 3c4db9a92d266e58: conference-rooms.svg conference-rooms-rack.svg conference-rooms-rack.ts conference-rooms-table.svg conference-rooms-table.ts
export default { label: "Line drawing of a conference room with two displays, a camera bar, an equipment rack, ten seats and a touch panel on the table." };

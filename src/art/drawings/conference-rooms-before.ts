// Written by npm run generate from src/art/scenes/conference-rooms-before.ts.
// Sources 8633b4aa80ff71c0, files a97466b3c71641d0: conference-rooms-before.svg
export default { label: "Line drawing of the same conference room before: a display on a cart, a projector, and cables over the table and across the floor." };

// Written by npm run generate from src/art/scenes/managed-it-services.ts.
// Sources ac76b64e3562bcd4, files 818dc740d94ffb1e: managed-it-services.svg
export default { label: "Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches." };

// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources f52620a72df17f7c, files 1ed9108f677a902a: paging-intercom-systems.svg
export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock." };

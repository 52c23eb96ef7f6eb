// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources baa7db6e8bd8234c, files 1ed9108f677a902a: paging-intercom-systems.svg
export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock." };

// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources 99a53216114b5ea2, files 1ed9108f677a902a: paging-intercom-systems.svg
export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock." };

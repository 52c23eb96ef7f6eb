// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources 4718f3dfc3f4bb86, files 5c6269f95abb67f0: paging-intercom-systems.svg
import file from './paging-intercom-systems.svg?url&no-inline';

export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock.", file };

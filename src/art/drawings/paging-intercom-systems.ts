// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources 232b3eee2eceea77, files c9989f58d910d3c8: paging-intercom-systems.svg
import file from './paging-intercom-systems.svg?url&no-inline';

export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock.", file };

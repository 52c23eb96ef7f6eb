// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources b22c82c7ebeae48e, files e77253f5c8ba811b: paging-intercom-systems.svg
import file from './paging-intercom-systems.svg?url&no-inline';

export default { label: "Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock.", file };

// Written by npm run generate from src/art/scenes/paging-intercom-systems.ts.
// Sources a87bac820db28af0, files 6d0bf75f4a833454: paging-intercom-systems.svg
import file from './paging-intercom-systems.svg?url&no-inline';

export default { label: "Line drawing of a warehouse with a speaker at the head of each aisle; outside its entrance a driver calls at the door station.", file };

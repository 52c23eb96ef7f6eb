// Written by npm run generate from src/art/scenes/managed-it-services.ts.
// Sources 58a9f4732c5f625b, files dd83db70aa66a698: managed-it-services.svg
import file from './managed-it-services.svg?url&no-inline';

export default { label: "Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches.", file };

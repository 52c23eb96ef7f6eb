// Written by npm run generate from src/art/scenes/managed-it-services.ts.
// Sources 8887a29a6a4a375c, files d9f00ceeba087af3: managed-it-services.svg
import file from './managed-it-services.svg?url&no-inline';

export default { label: "Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches.", file };

// Written by npm run generate from src/art/scenes/managed-it-services.ts.
// Sources 5e363c5f8793316a, files d7d9c4b79666e6b0: managed-it-services.svg
import file from './managed-it-services.svg?url&no-inline';

export default { label: "Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches.", file };

// Written by npm run generate from src/art/scenes/managed-it-services.ts.
// Sources 3da64a8c5c41aae4, files a00e0d58c79bf163: managed-it-services.svg
import file from './managed-it-services.svg?url&no-inline';

export default { label: "Line drawing of a technician at a desk before an operations screen, and of the rack with server and backup that it watches.", file };

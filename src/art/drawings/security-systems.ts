// Written by npm run generate from src/art/scenes/security-systems.ts.
// Sources 4a9789e4cb6fec0c, files c2048cb04032b3ec: security-systems.svg
import file from './security-systems.svg?url&no-inline';

export default { label: "Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder.", file };

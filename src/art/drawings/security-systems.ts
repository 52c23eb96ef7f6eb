// Written by npm run generate from src/art/scenes/security-systems.ts.
// Sources 74b26c40884d0474, files 9e1b72330423125a: security-systems.svg
import file from './security-systems.svg?url&no-inline';

export default { label: "Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder.", file };

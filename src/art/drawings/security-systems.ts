// Written by npm run generate from src/art/scenes/security-systems.ts.
// Sources c9dedcd7834abcee, files 47b2d6c383336e17: security-systems.svg
import file from './security-systems.svg?url&no-inline';

export default { label: "Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder.", file };

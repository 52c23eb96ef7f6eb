// Written by npm run generate from src/art/scenes/security-systems.ts.
// Sources 8132b6b1ee6723d1, files a2e41faaffb581f1: security-systems.svg
import file from './security-systems.svg?url&no-inline';

export default { label: "Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder.", file };

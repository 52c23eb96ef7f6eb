// Written by npm run generate from src/art/scenes/security-systems-before.ts.
// Sources 224c0497ccd5f3c5, files d1ba12724094a861: security-systems-before.svg
import file from './security-systems-before.svg?url&no-inline';

export default { label: "Line drawing of the same front door before: a key in the lock, a paper log for visitors and a recorder on the floor under the desk.", file };

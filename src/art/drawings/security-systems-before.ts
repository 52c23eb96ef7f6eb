// Written by npm run generate from src/art/scenes/security-systems-before.ts.
// Sources b72c104e4ca9b413, files 0bb8d7c7f5c34b90: security-systems-before.svg
import file from './security-systems-before.svg?url&no-inline';

export default { label: "Line drawing of the same front door before: a key in the lock, a paper log and a recorder under the desk.", file };

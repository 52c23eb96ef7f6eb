// Written by npm run generate from src/art/scenes/security-systems-before.ts.
// Sources 24ae1251c7a8241c, files bff5dd114aca9ed1: security-systems-before.svg
import file from './security-systems-before.svg?url&no-inline';

export default { label: "Line drawing of the same front door before: a key in the lock, a paper log and a recorder under the desk.", file };

// Written by npm run generate from src/art/scenes/security-systems-before.ts.
// Sources cf2e5a5968fbae31, files 8892e5a738fdf089: security-systems-before.svg
export default { label: "Line drawing of the same front door before: a key in the lock, a paper log and a recorder under the desk." };

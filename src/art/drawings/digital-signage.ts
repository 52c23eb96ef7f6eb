// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 138b6f6377199d66, files 95d5927528adb626: digital-signage.svg
import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk.", file };

// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 72bf7cdc1427b2cd, files fed0c19016b12a3f: digital-signage.svg
import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk.", file };

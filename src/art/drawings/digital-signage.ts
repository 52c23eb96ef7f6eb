// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 8d05a3a68d49e661, files e40e64a3b717ab77: digital-signage.svg
import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk.", file };

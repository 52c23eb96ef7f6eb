// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 54563e62dab2e92e, files 5102b68ea6a45549: digital-signage.svg
import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby whose video wall, welcome display, menu board and directory show one message, changed at one desk.", file };

// Written by npm run generate from src/art/scenes/access-control.ts.
// Sources b6419564816af3e2, files 8fa507c97e202986: access-control.svg
import file from './access-control.svg?url&no-inline';

export default { label: "Line drawing of a door with a card reader in the corridor and a strike in its frame, wired to a controller in a closet.", file };

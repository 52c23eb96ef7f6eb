// Written by npm run generate from src/art/scenes/digital-signage.ts.
// Sources 327d5fc2714fedd3, files 85dc343c9550091b: digital-signage.svg
import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby with a video wall of four panels, three menu boards over a counter, a touch directory and the desk that feeds them.", file };

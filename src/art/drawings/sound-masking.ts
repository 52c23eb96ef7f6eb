// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources 3fd56fbc2476d166, files 44aca435128c63e5: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources f4f8dc07f613dbb1, files ecc9016caf4eecf6: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources a583593a62a297e3, files 4d3070d5bd51c84e: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

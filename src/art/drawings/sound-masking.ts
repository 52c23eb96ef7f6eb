// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources c0cad3d72f283e57, files 266d6cbd6dac5f61: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources c4ab1e9766b71f0b, files ecc9016caf4eecf6: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

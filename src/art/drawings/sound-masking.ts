// Written by npm run generate from src/art/scenes/sound-masking.ts.
// Sources 99f31499dbacfa72, files b03a1785f46c5f6b: sound-masking.svg
import file from './sound-masking.svg?url&no-inline';

export default { label: "Line drawing of an open office: four sound masking emitters hang above the ceiling tiles, on one cable from a controller.", file };

// Written by npm run generate from src/art/scenes/video-surveillance.ts.
// Sources 9f4bf79504db5bc5, files 82c382f453bdcecb: video-surveillance.svg
import file from './video-surveillance.svg?url&no-inline';

export default { label: "Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay.", file };

// Written by npm run generate from src/art/scenes/video-surveillance.ts.
// Sources 8bc4d60b1482898e, files 6ce7587dff51e815: video-surveillance.svg
import file from './video-surveillance.svg?url&no-inline';

export default { label: "Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay.", file };

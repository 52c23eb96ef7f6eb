// Written by npm run generate from src/art/scenes/video-surveillance.ts.
// Sources 29b8eef196ad64b4, files f15e08c16d34e6bc: video-surveillance.svg
import file from './video-surveillance.svg?url&no-inline';

export default { label: "Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay.", file };

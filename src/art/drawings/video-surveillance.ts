// Written by npm run generate from src/art/scenes/video-surveillance.ts.
// Sources 8b28b0897010a7a9, files 27c649babe8a654d: video-surveillance.svg
import file from './video-surveillance.svg?url&no-inline';

export default { label: "Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay.", file };

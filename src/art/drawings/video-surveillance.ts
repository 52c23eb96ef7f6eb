// Written by npm run generate from src/art/scenes/video-surveillance.ts.
// Sources bbca55b12ded2e7a, files b7a61c6ae1a966d1: video-surveillance.svg
export default { label: "Line drawing of a parking lot with five cars; two cameras on poles, at the ends of the aisle, see every bay." };

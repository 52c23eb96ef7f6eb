// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources 3721c54c2aeffbfb, files 58970d7767d0eea2: video-conferencing.svg
import file from './video-conferencing.svg?url&no-inline';

export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.", file };

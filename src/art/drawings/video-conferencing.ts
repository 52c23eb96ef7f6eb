// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources f60292d11176664e, files 6f5f434c164e21c8: video-conferencing.svg
import file from './video-conferencing.svg?url&no-inline';

export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.", file };

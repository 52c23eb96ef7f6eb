// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources 390acd57be468089, files 813bde219dc2673e: video-conferencing.svg
import file from './video-conferencing.svg?url&no-inline';

export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.", file };

// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources 84e7cd008e4d5013, files 8d12bf2d58f358fa: video-conferencing.svg
import file from './video-conferencing.svg?url&no-inline';

export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.", file };

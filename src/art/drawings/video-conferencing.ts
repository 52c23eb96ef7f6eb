// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources 9dde38b978e84fbc, files 09a72c91ec4fd9d1: video-conferencing.svg
import file from './video-conferencing.svg?url&no-inline';

export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.", file };

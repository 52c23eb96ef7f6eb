// Written by npm run generate from src/art/scenes/video-conferencing.ts.
// Sources 15a6901e6f2866bc, files 831544ce670305fe: video-conferencing.svg
export default { label: "Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room." };

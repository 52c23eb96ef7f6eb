// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 731d5321e5a92e41, files e49440628ebea04b: presentation-systems.svg
export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row." };

// Written by npm run generate from src/art/scenes/presentation-systems.ts.
// Sources 40853f8c804f3a3f, files e49440628ebea04b: presentation-systems.svg
export default { label: "Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row." };

// Written by npm run generate from src/art/scenes/contact-us.ts.
// Sources af500d0b172b7dd6, files 4bd7ac18e28c9ca7: contact-us.svg
export default { label: "Line drawing of a desk with a floor plan on which one room is circled, a photo on a phone and a note; a planner works on the quote." };

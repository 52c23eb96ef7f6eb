// Written by npm run generate from src/art/scenes/contact-us.ts.
// Sources 7e726ed7a89bb0a4, files a1e24f7c09c47de1: contact-us.svg
import file from './contact-us.svg?url&no-inline';

export default { label: "Line drawing of a desk with a floor plan on which one room is circled, a photo on a phone and a note; a planner works on the quote.", file };

// Written by npm run generate from src/art/scenes/contact-us.ts.
// Sources 55acfafc84e477de, files 3101e187a744fd26: contact-us.svg
import file from './contact-us.svg?url&no-inline';

export default { label: "Line drawing of a desk with a floor plan on which one room is circled, a photo on a phone and a note; a planner works on the quote.", file };

// Written by npm run generate from src/art/scenes/data-center-infrastructure.ts.
// Sources 1d2bf729876acfab, files 8e75cdfe45678d8e: data-center-infrastructure.svg
import file from './data-center-infrastructure.svg?url&no-inline';

export default { label: "Line drawing of a server room: two rows of racks with a closed cold aisle between them, two power strips on each rack, trays and a cooling unit.", file };

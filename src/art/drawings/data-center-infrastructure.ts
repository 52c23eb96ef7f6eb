// Written by npm run generate from src/art/scenes/data-center-infrastructure.ts.
// Sources 22f95b537a6d3283, files a3ccccceaaa04985: data-center-infrastructure.svg
export default { label: "Line drawing of a server room: two rows of racks with a closed cold aisle between them, two power strips on each rack, trays and a cooling unit." };

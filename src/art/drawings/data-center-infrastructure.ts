// Written by npm run generate from src/art/scenes/data-center-infrastructure.ts.
// Sources d7b3626fbfcfde92, files 17f823f8de3533b5: data-center-infrastructure.svg
import file from './data-center-infrastructure.svg?url&no-inline';

export default { label: "Line drawing of a server room: two rows of racks with coolers between them face a cold aisle; cables run in trays above.", file };

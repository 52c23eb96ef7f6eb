// Written by npm run generate from src/art/scenes/data-center-infrastructure.ts.
// Sources fceb147b6fb32820, files 5cef816656e1ed69: data-center-infrastructure.svg
import file from './data-center-infrastructure.svg?url&no-inline';

export default { label: "Line drawing of a server room: two rows of racks with coolers between them face a cold aisle; cables run in trays above.", file };

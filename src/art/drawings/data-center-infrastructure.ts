import file from './data-center-infrastructure.svg?url&no-inline';

export default { label: "Line drawing of a data center: two rows of racks with a cold aisle between them, a cable tray and cooling units.", file };

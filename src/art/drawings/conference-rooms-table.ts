import file from './conference-rooms-table.svg?url&no-inline';

export default { label: "Line drawing of a conference table with a touch panel, a plate for cables and a laptop.", file };

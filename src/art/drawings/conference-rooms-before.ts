import file from './conference-rooms-before.svg?url&no-inline';

export default { label: "Line drawing of the same conference room before: a television on a trolley, and cables across table and floor.", file };

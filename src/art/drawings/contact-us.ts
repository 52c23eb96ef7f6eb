import file from './contact-us.svg?url&no-inline';

export default { label: "Line drawing of a small office with a path to its door and a map pin before it.", file };

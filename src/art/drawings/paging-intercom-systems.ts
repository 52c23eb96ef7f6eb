import file from './paging-intercom-systems.svg?url&no-inline';

export default { label: "Line drawing of a warehouse with ceiling speakers over the shelves and a door station beside a roller door.", file };

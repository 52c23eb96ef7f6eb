import file from './not-found.svg?url&no-inline';

export default { label: "Line drawing of an empty room; on the floor lies a cable whose plug is not in its socket.", file };

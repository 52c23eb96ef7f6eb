import file from './security-systems.svg?url&no-inline';

export default { label: "Line drawing of a building corner with two cameras and their views, a badge door and an alarm siren.", file };

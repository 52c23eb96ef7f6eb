import file from './presentation-systems.svg?url&no-inline';

export default { label: "Line drawing of a lecture hall with rising rows of seats, a lectern and a projector whose beam meets the screen.", file };

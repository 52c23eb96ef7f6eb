// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources 51df573c6a74f62c, files 99abf5111c54d623: about-us.svg about-us-survey.svg about-us-survey.ts
import file from './about-us.svg?url&no-inline';

export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.", file };

// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources e6ad1d3a3d9a0546, files 764e0c186ffea03c: about-us.svg about-us-survey.svg about-us-survey.ts
import file from './about-us.svg?url&no-inline';

export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.", file };

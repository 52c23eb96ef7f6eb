// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources 3546539ca5a2100f, files 6d47349d95c48b4f: about-us.svg about-us-survey.svg about-us-survey.ts
import file from './about-us.svg?url&no-inline';

export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.", file };

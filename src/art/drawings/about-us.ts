// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources c7b94ca41376f2a4, files ee2312d41941ac36: about-us.svg about-us-survey.svg about-us-survey.ts
import file from './about-us.svg?url&no-inline';

export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.", file };

// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources 6dd86b295fe2afdd, files b7f077540e6f726f: about-us.svg about-us-survey.svg about-us-survey.ts
import file from './about-us.svg?url&no-inline';

export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.", file };

// Written by npm run generate from src/art/scenes/about-us.ts.
// Sources 9b7c56d9c168b12c, files 3ec1cf74f39d0048: about-us.svg about-us-survey.svg about-us-survey.ts
export default { label: "Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod." };

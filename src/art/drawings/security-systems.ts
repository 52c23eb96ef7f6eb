// Written by npm run generate from src/art/scenes/security-systems.ts.
// Sources e061cb9c0de3bb5f, files a76745c7bda8f19c: security-systems.svg
export default { label: "Line drawing of a front door with camera and badge reader; inside, an alarm panel, a door controller and a rack with the recorder." };

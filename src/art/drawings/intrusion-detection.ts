// Written by npm run generate from src/art/scenes/intrusion-detection.ts.
// Sources e3c35406af64d44b, files 04f3442d6b36beac: intrusion-detection.svg
import file from './intrusion-detection.svg?url&no-inline';

export default { label: "Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped.", file };

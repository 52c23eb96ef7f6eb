// Written by npm run generate from src/art/scenes/intrusion-detection.ts.
// Sources 2fbc1207f5e4cdf7, files c414127dd146f3a3: intrusion-detection.svg
import file from './intrusion-detection.svg?url&no-inline';

export default { label: "Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped.", file };

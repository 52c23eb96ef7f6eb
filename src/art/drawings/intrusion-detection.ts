// Written by npm run generate from src/art/scenes/intrusion-detection.ts.
// Sources 50ed4ce5fbddaf77, files 9351a3ded44721f8: intrusion-detection.svg
import file from './intrusion-detection.svg?url&no-inline';

export default { label: "Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped.", file };

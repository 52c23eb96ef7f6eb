// Written by npm run generate from src/art/scenes/intrusion-detection.ts.
// Sources b21b161ba718e48d, files 14217f5d4e6a828e: intrusion-detection.svg
import file from './intrusion-detection.svg?url&no-inline';

export default { label: "Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped.", file };

// Written by npm run generate from src/art/scenes/intrusion-detection.ts.
// Sources 094d9bbc0ae6129c, files 7f140308cd703809: intrusion-detection.svg
export default { label: "Line drawing of a warehouse and its office with a sensor on each door; one dock door is open, and its contact is tripped." };

// Written by npm run generate from src/art/scenes/wireless-wifi.ts.
// Sources 5dc818f761efadad, files 441a1cc013656073: wireless-wifi.svg
export default { label: "Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet." };

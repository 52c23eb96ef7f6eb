// Written by npm run generate from src/art/scenes/wireless-wifi.ts.
// Sources 6dda66f601f2ae72, files ef2393c77c1e871d: wireless-wifi.svg
import file from './wireless-wifi.svg?url&no-inline';

export default { label: "Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet.", file };

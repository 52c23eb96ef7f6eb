// Written by npm run generate from src/art/scenes/wireless-wifi.ts.
// Sources 91e9ec9ce509be92, files 66030a5c2f64d6d1: wireless-wifi.svg
import file from './wireless-wifi.svg?url&no-inline';

export default { label: "Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet.", file };

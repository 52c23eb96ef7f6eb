// Written by npm run generate from src/art/scenes/wireless-wifi.ts.
// Sources 3542309ad066196f, files 9a001b8a76fb399f: wireless-wifi.svg
import file from './wireless-wifi.svg?url&no-inline';

export default { label: "Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet.", file };

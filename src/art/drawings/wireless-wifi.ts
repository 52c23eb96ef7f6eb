// Written by npm run generate from src/art/scenes/wireless-wifi.ts.
// Sources fe8f593fb7828ec9, files 6bc77e78341cf440: wireless-wifi.svg
import file from './wireless-wifi.svg?url&no-inline';

export default { label: "Line drawing of an office floor with three access points, whose coverage overlaps, each on a cable of its own from the closet.", file };

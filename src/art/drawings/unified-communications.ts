// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources cc7ab20736e2cfec, files 7e47761ef8a72ad1: unified-communications.svg
import file from './unified-communications.svg?url&no-inline';

export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them.", file };

// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources f9baf4b478a9dced, files 13ad5d0ffc5c43bd: unified-communications.svg
import file from './unified-communications.svg?url&no-inline';

export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them.", file };

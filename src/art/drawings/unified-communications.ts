// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources 6ee36e50af2c996d, files a4edebd0839fbf56: unified-communications.svg
import file from './unified-communications.svg?url&no-inline';

export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them.", file };

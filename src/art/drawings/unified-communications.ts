// Written by npm run generate from src/art/scenes/unified-communications.ts.
// Sources 9d1705275db61192, files c6c69fc360b6fe37: unified-communications.svg
import file from './unified-communications.svg?url&no-inline';

export default { label: "Line drawing of a desk where the same call comes in on a desk phone, a laptop and a mobile phone, with a headset beside them.", file };

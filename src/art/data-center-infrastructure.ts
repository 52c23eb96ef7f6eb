import type { Drawing } from './drawing.ts';
// STUB
export default { label: 'Line drawing', viewBox: '0 0 590 560', markup: '' } satisfies Drawing;

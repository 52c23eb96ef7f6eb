import type { Drawing } from './drawing.ts';
import {
  box,
  cable,
  dimension,
  disc,
  dot,
  faceX,
  faceZ,
  floor,
  line,
  shape,
  waves,
} from './iso.ts';

// Large things around one hub: phone, headset, laptop, mobile.
const hub = waves([150, 150, 0], 48, 70) + box(122, 122, 0, 56, 56, 26, true);

const deskPhone =
  box(24, 40, 0, 84, 74, 14) +
  box(28, 46, 14, 20, 62, 12) +
  faceZ('s', 56, 46, 44, 22, 14) +
  [0, 1, 2]
    .flatMap((r) => [0, 1, 2].map((c) => faceZ('n', 58 + c * 15, 74 + r * 12, 10, 8, 14)))
    .join('');

const laptop =
  box(196, 34, 0, 92, 66, 5) +
  faceZ('n', 206, 62, 72, 26, 5) +
  shape('s', [
    [196, 34, 5],
    [288, 34, 5],
    [288, 22, 70],
    [196, 22, 70],
  ]) +
  shape('s2', [
    [202, 33, 11],
    [282, 33, 11],
    [282, 23, 64],
    [202, 23, 64],
  ]) +
  shape('i', [
    [210, 31, 22],
    [236, 31, 22],
    [236, 25, 52],
    [210, 25, 52],
  ]) +
  line('o', [246, 29, 48], [272, 29, 48]) +
  line('o', [246, 30, 36], [264, 30, 36]);

const headset =
  `<path class="l" d="M176 420v-14a44 44 0 0 1 88 0v14" stroke-width="7"/>` +
  `<rect class="t" x="166" y="412" width="20" height="36" rx="8"/>` +
  `<rect class="t" x="254" y="412" width="20" height="36" rx="8"/>` +
  `<path class="l" d="M176 448c0 22 20 24 34 24"/>` +
  `<circle class="k" cx="216" cy="472" r="6"/>`;

const mobile =
  box(214, 208, 0, 44, 78, 6) +
  faceZ('s', 218, 214, 36, 66, 6) +
  faceZ('i', 224, 222, 24, 22, 6) +
  dot('k', [236, 272, 7], 4);

const markup = [
  floor(300, 300),
  cable([108, 78, 0], [150, 78, 0], [150, 122, 0]),
  cable([242, 100, 0], [242, 150, 0], [178, 150, 0]),
  cable([56, 236, 0], [56, 150, 0], [122, 150, 0]),
  cable([150, 178, 0], [150, 246, 0], [214, 246, 0]),
  deskPhone,
  laptop,
  hub,
  disc('w', [60, 240, 0], 56),
  headset,
  mobile,
  faceX('k', 134, 8, 32, 10, 178),
  dimension('one number', [0, 324, 0], [300, 324, 0]),
  dimension('voice · chat · meetings', [324, 0, 0], [324, 300, 0]),
].join('');

export default {
  label:
    'Line drawing of a desk phone, a laptop, a headset and a mobile phone, all joined to one number.',
  viewBox: '40 125 590 560',
  markup,
} satisfies Drawing;

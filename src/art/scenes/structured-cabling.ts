import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, facesOf, facingLeft, facingRight, facingUp, line } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, person } from '../scene/things.ts';

// Buildings are cut open at the two sides that the reader sees. An upper floor is cut deeper, so that one sees below it.
const width = ft(22);
const deep = ft(12);
const cutDeep = ft(6);
const storey = ft(11);
const slab = 9;
const inner = { shadow: false };

/** A rack, with the panel that the cables end in. */
const rack = (at: Point): Parts => {
  const size: Point = [26, 28, 72];
  const front = facesOf(at, size).left;
  return [
    box(at, size, 'grey', inner),
    front.rect(3, 4, 20, 64, { fill: 'dark' }),
    front.rect(3, 46, 20, 12, { fill: 'accent' }),
    front.rect(3, 30, 20, 7, { fill: 'tile' }),
  ];
};
const rackY = 20;

/** A floor with its walls, its closet's rack, and the copper from there to the outlets of two desks. */
const level = (z: number, depth: number): Parts => {
  const left = facingLeft([0, 0, z]);
  const right = facingRight([0, depth, z]);
  return [
    box([0, 0, z - slab], [width, depth, slab], 'paper', inner),
    left.rect(0, 0, width, storey - slab, { fill: 'wall', line: 'detail' }),
    right.rect(0, 0, depth, storey - slab, { fill: 'wall', line: 'detail' }),
    depth === deep ? right.rect(20, 36, 62, 56, { fill: 'pane', line: 'detail' }) : [],
    rack([14, rackY, z]),
    [96, 186].map((x, run) => [
      left.rect(x + 48, 32, 8, 8, { fill: 'white', line: 'detail' }),
      box([x, 10, z], [40, 26, 29], 'paper', inner),
      box([x + 10, 18, z + 29], [22, 3, 15], 'dark', inner),
      cable(
        [
          [22 + run * 8, rackY + 10, z + 72],
          [22 + run * 8, rackY + 10, z + 104 + run * 6],
          [22 + run * 8, 0.3, z + 104 + run * 6],
          [x + 52, 0.3, z + 104 + run * 6],
          [x + 52, 0.3, z + 38],
        ],
        'cable',
        6,
      ),
    ]),
  ];
};

const building = (floors: number): Parts =>
  Array.from({ length: floors }, (_, index) => level(index * storey, index ? cutDeep : deep));

// The duct below the ground between them, and its pull box. The fiber is drawn before all that it lies in.
const gap = ft(15);
const away = width + gap;
const ductY = deep - 26;
const ductZ = -44;
const before = ([x, y, z]: Point): Point => [x + 12, y + 12, z + 12];
const entrance = width - 30;
const fiber = cable(
  (
    [
      [28, rackY + 28, 10],
      [28, ductY, 0],
      [entrance, ductY, 0],
      [entrance, ductY, ductZ],
      [away + 28, ductY, ductZ],
      [away + 28, ductY, 0],
      [away + 28, rackY + 28, 10],
    ] as const
  ).map(before),
  'signal',
  8,
);

/** The fiber from floor to floor, beside the racks. */
const backbone = (x: number, floors: number): Parts =>
  line(
    [before([x + 40, rackY + 14, 30]), before([x + 40, rackY + 14, 30 + (floors - 1) * storey])],
    'signal',
  );

export default scene({
  label:
    'Line drawing of two cut-away buildings: copper from a rack to the desks on each floor, fiber in a duct below ground between them.',
  parts: [
    building(2),
    moved([away, 0, 0], building(3)),
    facingUp([width, 60, 0]).rect(0, 0, gap, deep - 60, { line: 'faint' }),
    bar([entrance, ductY, ductZ], [away + 28, ductY, ductZ], 7, 'grey', inner),
    box([width + gap / 2 - 18, ductY - 16, ductZ - 10], [36, 32, -ductZ + 10], 'paper', inner),
    facingUp([width + gap / 2 - 14, ductY - 12, 0]).rect(0, 0, 28, 24, {
      fill: 'grey',
      line: 'detail',
    }),
    fiber,
    backbone(0, 2),
    backbone(away, 3),
    person([150, 90, 0], '-y', { shirt: 'blue' }),
  ],
  labels: [
    dimension([width, deep, 0], [away, deep, 0], { offset: [0, 110, 0] }),
    note([160, 0.3, storey + 104], 'copper', [60, -70], { text: 'copper', away: [60, -70] }),
    note(before([away - 40, ductY, ductZ]), 'fiber', [-20, 90], { text: 'fiber', away: [-20, 80] }),
  ],
});

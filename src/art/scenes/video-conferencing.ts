import { cable } from '../scene/cables.ts';
import { callTiles, display } from '../scene/equipment.ts';
import { table } from '../scene/furniture.ts';
import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { seated } from '../scene/people.ts';
import { floor } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { box, cylinder } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft } from '../scene/surfaces.ts';

const width = ft(9);
const depth = ft(10);
const height = ft(8);
/** The vector from the first room to the second, which is at another location. */
const gap = 30;

/** The height of the camera above the floor: the eye level of seated people. */
const eyes = 50;
const left = facingLeft([0, 0, 0]);
const screenAt = 22;

/** A room with a display on its wall, which shows the people of the other room, and a camera bar below it. */
function meetingRoom(others: number, people: Parts): Parts {
  const { parts, picture } = display(left, screenAt, 55, 64, 37);
  const bar: Point = [screenAt + 14, 0, eyes - 2];
  const panel: Point = [60, 84, 29.5];
  return [
    floor(width, depth, 54),
    left.rect(0, 0, width, height, { fill: 'wall', line: 'wall' }),
    parts,
    callTiles(picture, 62, 35, others, 1),
    left.slab(screenAt + 14, eyes - 2, 36, 4, 4, 'accent', 1.5),
    facingLeft([bar[0], 4, bar[2]]).circle(18, 2, 1.4, { fill: 'screen' }),
    table([32, 40, 0], 44, 64),
    cylinder([54, 62, 29.5], 'z', 4, 1.2, 'accent'),
    box(panel, [9, 6, 2.5], 'dark'),
    facesOf(panel, [9, 6, 2.5]).up.rect(0.8, 0.8, 7.4, 4.4, { fill: 'lit' }),
    people,
  ];
}

const onLeft = (y: number): Parts => [
  box([9, y - 9, 16], [20, 18, 3]),
  box([6, y - 9, 23], [2.5, 18, 16]),
  box([17, y - 1.5, 0], [3, 3, 16], 'dark', { shadow: false }),
  seated([21, y, 0], 'x', { shirt: 'blue' }),
];
const away = width + gap;

export default scene({
  label:
    'Line drawing of two meeting rooms in one call: a camera bar under each display, whose picture shows the people of the other room.',
  parts: [
    meetingRoom(2, [
      onLeft(60),
      [
        box([80, 75, 16], [20, 18, 3]),
        box([100, 75, 19], [2.5, 18, 20]),
        box([88, 82, 0], [3, 3, 16], 'dark'),
        box([82, 77, 0], [15, 13, 1.5], 'grey'),
      ],
    ]),
    moved([away, 0, 0], meetingRoom(1, [onLeft(58), onLeft(90)])),
    cable(
      [
        [screenAt + 32, 0.1, 92],
        [screenAt + 32, 0.1, height + 12],
        [away + screenAt + 32, 0.1, height + 12],
        [away + screenAt + 32, 0.1, 92],
      ],
      'signal',
      8,
    ),
  ],
  labels: [
    dimension([away + screenAt + 32, 0.2, 0], [away + screenAt + 32, 0.2, eyes - 2], {
      fact: 'eye level',
      narrow: false,
    }),
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 10, 0] }),
    dimension([away + width, 0, 0], [away + width, depth, 0], { offset: [14, 0, 0] }),
    note([away - gap / 2, 0.1, height + 12], 'one call', [30, -60], {
      text: 'one call',
      away: [30, -50],
    }),
  ],
});

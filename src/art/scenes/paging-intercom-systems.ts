import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, cylinder, facingLeft, line, row } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, person, room } from '../scene/things.ts';

const width = ft(30);
const depth = ft(30);
const height = ft(16);
const inner = { shadow: false };
const { parts: shell, right } = room(width, depth, height, 60);

/** A rack of pallets: frames, beams and boxes on three levels. */
const shelf = (x: number, y: number): Parts => [
  [0, 138].map((dx) => [0, 36].map((dy) => box([x + dx, y + dy, 0], [4, 4, 108], 'grey', inner))),
  [6, 60].map((z) => [
    box([x, y, z], [142, 40, 4], 'paper', inner),
    box([x + 8, y + 3, z + 4], [z > 6 ? 52 : 118, 34, 34], 'paper', inner),
    z > 6 ? box([x + 76, y + 3, z + 4], [54, 34, 28], 'grey', inner) : [],
  ]),
];

/** Sound: arcs below a speaker. */
const sound = ([x, y, z]: Point): Parts =>
  [22, 40, 58].map((radius) =>
    line(
      Array.from({ length: 7 }, (_, step): Point => {
        const angle = (Math.PI * (-90 + (step - 3) * 16)) / 180;
        return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
      }),
      'wave',
    ),
  );

/** A pendant speaker on its cord, in the aisle that it speaks into. */
const hang = ft(12);
const speaker = (x: number, y: number): Parts => [
  bar([x, y, hang + 16], [x, y, height], 0.8, 'dark', inner),
  cylinder([x, y, hang], 'z', 13, 16, 'accent', { taper: 0.5, shadow: false }),
  sound([x, y, hang]),
];
const spotX = 152;
const spots = [76, 190, 306];

// The roller door of the dock, and the cabinet with the amplifier in the corner.
const doorU = 150;
const door: Parts = [
  right.rect(doorU, 0, 110, 112, { fill: 'grey', line: 'edge' }),
  row(
    3,
    [0, 0, 28],
    right.line([
      [doorU, 28],
      [doorU + 110, 28],
    ]),
  ),
  right.slab(doorU - 4, 112, 118, 14, 14),
  right.slab(depth - 44, 50, 28, 40, 10, 'grey'),
  right.slab(depth - 40, 66, 20, 8, 11, 'accent'),
];

// The outer wall with the entrance, cut low. The door station is outside: camera, loudspeaker and button.
const wallY = 304;
const wallW = 118;
const cut = 96;
const outside = facingLeft([0, wallY + 6, 0]);
const stationX = 96;
const plate = facingLeft([stationX, wallY + 8, 44]);
const entrance: Parts = [
  box([0, wallY, 0], [wallW, 6, cut], 'paper', inner),
  outside.rect(34, 0, 42, 84, { fill: 'grey', line: 'edge' }),
  outside.rect(40, 40, 30, 36, { fill: 'pane', line: 'detail' }),
  outside.slab(stationX, 44, 10, 18, 2, 'accent', 1),
  plate.circle(5, 14, 2.2, { fill: 'screen' }),
  plate.rect(2.5, 3, 5, 3, { fill: 'white' }),
];

export default scene({
  label:
    'Line drawing of a warehouse with a speaker at the head of each aisle; outside its entrance a driver calls at the door station.',
  parts: [
    shell,
    door,
    shelf(190, 14),
    shelf(190, 128),
    shelf(190, 244),
    entrance,
    person([100, 344, 0], '-y', { shirt: 'blue', reach: [3, 18, 50] }),
    // One cable from the door station to the cabinet, and the line of the speakers.
    cable(
      [
        [stationX + 5, wallY + 3, cut + 0.2],
        [0.4, wallY + 3, cut + 0.2],
        [0.4, wallY + 3, 150],
        [0.4, 36, 150],
        [0.4, 36, 90],
      ],
      'cable',
      6,
    ),
    cable(
      [
        [0.4, 24, 90],
        [0.4, 24, height],
        [spotX, 24, height],
        [spotX, 306, height],
      ],
      'cable',
      8,
    ),
    spots.map((y) => speaker(spotX, y)),
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 22, 0] }),
    dimension([width, 0, 0], [width, depth, 0], { offset: [22, 0, 0] }),
    note(plate.point(2, 12), 'door station', [-26, -225], {
      text: 'door station',
      away: [-26, -225],
    }),
  ],
});

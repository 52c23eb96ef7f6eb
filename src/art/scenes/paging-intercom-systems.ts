import { cable } from '../scene/cables.ts';
import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { floor } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, extrude, line } from '../scene/solids.ts';
import { add, cross, ft, type Point, times, unit } from '../scene/space.ts';
import { facingLeft, facingRight } from '../scene/surfaces.ts';

// A warehouse with its front cut away but for the dock door. Outside, an apron where the driver stands.
const width = ft(30);
const depth = ft(24);
const apron = ft(6);
const height = ft(15);
const left = facingLeft([0, 0, 0]);
const right = facingRight([0, depth, 0]);
const walls: Parts = [
  left.rect(0, 0, width, height, { fill: 'wall', line: 'wall' }),
  right.rect(0, 0, depth, height, { fill: 'wall', line: 'wall' }),
];

// The dock wall with its roller door half open, and the foot of the wall that is cut away.
const [doorFrom, doorTo, doorTop] = [20, 140, 120];
const wallEnd = 178;
const front = facingLeft([0, depth + 8, 0]);
const dock: Parts = [
  extrude(
    [0, depth, 0],
    'y',
    [
      [0, 0],
      [doorFrom, 0],
      [doorFrom, doorTop],
      [doorTo, doorTop],
      [doorTo, 0],
      [wallEnd, 0],
      [wallEnd, 140],
      [0, 140],
    ],
    8,
    'paper',
  ),
  box([doorFrom, depth + 2, 98], [doorTo - doorFrom, 1.5, 24], 'grey'),
  [106, 114].map((z) =>
    facingLeft([0, depth + 3.5, 0]).line(
      [
        [doorFrom, z],
        [doorTo, z],
      ],
      'detail',
    ),
  ),
  box([wallEnd, depth, 0], [width - wallEnd, 8, 5], 'paper'),
];

// The door station, at a height that everybody reaches.
const [stationU, stationZ] = [156, 44];
const station: Parts = [
  front.slab(stationU, stationZ, 8, 14, 2.5, 'accent', 1),
  facingLeft([stationU, depth + 10.5, stationZ]).rect(1.5, 7, 5, 5, { fill: 'screen' }),
  facingLeft([stationU, depth + 10.5, stationZ]).rect(2.8, 2.3, 2.4, 2.4, { fill: 'white' }),
];

// Pallet racks along the aisles, with loads on three levels.
const rackFrom = ft(13, 6);
const rackLength = ft(16);
const loads: readonly (readonly [x: number, z: number, w: number, h: number])[] = [
  [10, 0, 44, 36],
  [130, 0, 44, 38],
  [66, 52, 50, 34],
  [128, 104, 46, 30],
];
const palletRack = (y: number): Parts =>
  moved(
    [rackFrom, y, 0],
    [
      box([rackLength - 3, 0, 0], [3, 3, 130], 'grey'),
      [48, 100].map((z) => box([0, 0, z], [rackLength, 42, 4], 'grey')),
      loads.map(([x, z, w, h]) => box([x, 5, z], [w, 32, h], 'paper', { shadow: false })),
      [0, rackLength - 3].map((x) => box([x, 39, 0], [3, 3, 130], 'grey')),
    ],
  );

// Horns hang from joists, close to the people in the aisles. `aim` is the direction that a horn faces.
const joistZ = ft(14);
const horn = (mouth: Point, aim: Point): Parts => {
  const axis = unit(aim);
  const up = cross(axis, unit(cross([0, 0, 1], axis)));
  const throat = add(mouth, times(axis, -16));
  const arc = (radius: number) =>
    line(
      Array.from({ length: 7 }, (_, step) => {
        const angle = ((step - 3) * Math.PI) / 15;
        return add(
          mouth,
          add(times(axis, radius * Math.cos(angle)), times(up, radius * Math.sin(angle))),
        );
      }),
      'wave',
    );
  return [
    [40, 74].map(arc),
    line([throat, [throat[0], throat[1], joistZ]], 'outline'),
    bar(throat, add(throat, times(axis, -7)), 4, 'dark', { shadow: false }),
    bar(mouth, throat, 11, 'accent', { taper: 0.3, shadow: false }),
  ];
};
const joistX = ft(18, 6);
const dockX = ft(7);
const [aisle, frontAisle, dockY] = [118, 262, 140];
const hornZ = ft(12);
const horns: Parts = [
  horn([joistX + 12, aisle, hornZ], [1, 0, -0.5]),
  horn([joistX + 12, frontAisle, hornZ], [1, 0, -0.5]),
  horn([dockX, dockY + 12, hornZ], [0, 1, -0.5]),
];
const joists: Parts = [joistX, dockX].map((x) =>
  box([x - 2, 0, joistZ], [4, depth, 7], 'paper', { shadow: false }),
);

// The amplifier on the wall: one 70-volt line along the wall and the joists.
const ampAt: Point = [0, 16, 44];
const line70 = joistZ - 4;
const amplifier: Parts = [
  box(ampAt, [14, 24, 30], 'paper'),
  facingRight([14, ampAt[1] + 24, ampAt[2]]).rect(3, 16, 18, 10, { fill: 'screen' }),
  cable([
    [1, 28, 74],
    [1, 28, line70],
    [1, 1, line70],
    [joistX + 3, 1, line70],
    [joistX + 3, aisle, line70],
    [joistX + 3, frontAisle, line70],
  ]),
  cable([
    [dockX + 3, 1, line70],
    [dockX + 3, dockY, line70],
  ]),
];

// The desk inside, and the phone that pages and answers.
const desk: Parts = [
  box([24, 116, 0], [28, 54, 40], 'grey'),
  box([22, 114, 40], [32, 58, 2], 'paper'),
  box([32, 130, 42], [10, 9, 4], 'dark', { shadow: false }),
  person([70, 144, 0], '-x', { shirt: 'blue', reach: [-6, 26, 45] }),
];

export default scene({
  label:
    'Line drawing of a warehouse: horns over the aisles and the dock, an amplifier, and a driver at the door station of the dock.',
  parts: [
    floor(width, depth + apron, ft(20)),
    walls,
    amplifier,
    desk,
    palletRack(20),
    palletRack(180),
    dock,
    station,
    person([stationU + 36, depth + 24, 0], '-y', { shirt: 'blue', reach: [24, 12, 49] }),
    joists,
    horns,
  ],
  labels: [
    dimension([width, 0, 0], [width, depth, 0], { offset: [16, 0, 0] }),
    note([stationU + 4, depth + 10, stationZ + 12], 'door station', [-60, 130], {
      text: 'door station',
      away: [-40, 130],
    }),
    note([joistX + 4, aisle, hornZ + 4], 'horn over the aisle', [90, -150], {
      text: 'horn',
      away: [60, -160],
    }),
    note([14, 28, 66], '70-volt amplifier', [-70, -135]),
  ],
});

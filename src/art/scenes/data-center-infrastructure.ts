import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { box, facesOf, facingLeft, facingUp, line, row, type Surface } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, person, ports, type RackItem, rack, room } from '../scene/things.ts';

const width = ft(20);
const depth = ft(18);
const { parts: shell, right } = room(width, depth, ft(9), 24);

// Two rows of racks face each other over the cold aisle. Each rack has 42 units, and is 24 inches wide and 42 deep.
const rackH = 78.5;
const rackD = 42;
const backY = 36;
const coldY = backY + rackD;
const aisle = ft(4);
const frontY = coldY + aisle;
const start = 36;

const panel: RackItem = { units: 2, front: ports(5) };
/** Trunks from other racks end here. */
const trunk: RackItem = { units: 2, front: ports(2) };
const hub: RackItem = { units: 2, fill: 'dark', front: ports(5, 'tile') };
const blank = (units: number): RackItem => ({ units, fill: 'grey' });
const server: RackItem = {
  units: 4,
  fill: 'dark',
  front: (plane, h) => plane.rect(2, h / 2 - 0.7, 11, 1.4, { fill: 'tile' }),
};
const ups: RackItem = {
  units: 6,
  fill: 'dark',
  front: (plane) => plane.rect(6, 5.5, 7, 2.6, { fill: 'tile' }),
};
const network = [ups, blank(20), hub, panel, blank(2), hub, panel, blank(6)];
const servers = [ups, blank(6), server, server, server, blank(16), trunk];

// A cooler between two racks draws in the hot air behind it and blows cold air into the aisle.
const coolerW = 12;
const cooler = (x: number, y: number): Parts => {
  const { left } = facesOf([x, y, 0], [coolerW, rackD, rackH]);
  return [
    box([x, y, 0], [coolerW, rackD, rackH], 'accent'),
    row(3, [0, 0, 23], [left.circle(coolerW / 2, 14, 4.6, { fill: 'screen', line: 'detail' })]),
  ];
};

// Places of the rows, from the left: racks of 24 inches, coolers of 12.
const places = [0, 24, 48, 60, 84, 108, 120, 144].map((x) => start + x);
const isCooler = (index: number) => index === 2 || index === 5;
const rowEnd = start + 168;

const back = places.map((x, index) =>
  isCooler(index)
    ? cooler(x, backY)
    : rack([x, backY, 0], 42, index === 0 || index === 4 ? network : servers, rackD),
);

// The backs of the other row: its servers, and a power strip of each feed at the sides.
const rear = (x: number): Parts => {
  const plane = facingLeft([x + 2.5, frontY + rackD, 3]);
  const strip = (u: number) => [
    plane.slab(u, 4, 2.2, 64, 1.5),
    row(2, [0, 0, 28], plane.from(u, 10).rect(0.5, 0, 1.2, 22, { fill: 'screen' })),
  ];
  return [
    box([x, frontY, 0], [24, rackD, rackH]),
    plane.rect(0, 0, 19, 73.5, { fill: 'screen', line: 'edge' }),
    row(4, [0, 0, 7], plane.rect(4, 18, 11, 5, { fill: 'muted' })),
    plane.rect(4, 62, 11, 3, { fill: 'muted' }),
    strip(0.3),
    strip(16.5),
  ];
};
const coolerRear = (x: number): Parts => [
  box([x, frontY, 0], [coolerW, rackD, rackH], 'accent'),
  row(5, [0, 0, 12], facingLeft([x, frontY + rackD, 12]).rect(2, 0, 8, 2, { fill: 'screen' })),
];
const built = [0, 1, 2, 3];
const front = built.map((index) => {
  const x = places[index] ?? 0;
  return isCooler(index) ? coolerRear(x) : rear(x);
});
const free = places.slice(built.length).map((x, index) =>
  facingUp([x, frontY, 0]).rect(
    1,
    1,
    (isCooler(index + built.length) ? coolerW : 24) - 2,
    rackD - 2,
    {
      fill: 'soft',
      line: 'faint',
    },
  ),
);

// Ladder rack over both rows and between them, on posts that stand on the racks.
const trayZ = 90;
const ladder = (at: Point, along: 'x' | 'y', run: number): Parts => {
  const isX = along === 'x';
  const rail = (by: number) =>
    box(
      isX ? [at[0], at[1] + by, trayZ] : [at[0] + by, at[1], trayZ],
      isX ? [run, 1.2, 3] : [1.2, run, 3],
      'paper',
      {
        shadow: false,
      },
    );
  return [
    rail(0),
    rail(15),
    row(
      Math.floor(run / 18),
      isX ? [18, 0, 0] : [0, 18, 0],
      line(
        isX
          ? [
              [at[0] + 6, at[1] + 1.2, trayZ + 1],
              [at[0] + 6, at[1] + 15, trayZ + 1],
            ]
          : [
              [at[0] + 1.2, at[1] + 6, trayZ + 1],
              [at[0] + 15, at[1] + 6, trayZ + 1],
            ],
        'edge',
      ),
    ),
  ];
};
const post = (x: number, y: number): Parts =>
  box([x, y, rackH], [1.5, 1.5, trayZ - rackH], 'grey', { shadow: false });
const backTray = backY + 12;
const frontTray = frontY + 12;
const crossX = start + 4;
const trays: Parts = [
  ladder([start, backTray, 0], 'x', 168),
  ladder([start, frontTray, 0], 'x', 84),
  ladder([crossX, backTray + 16.2, 0], 'y', frontTray - backTray - 16.2),
  [start + 2, start + 82, start + 164].map((x) => [post(x, backTray), post(x, backTray + 14.7)]),
  [start + 2, start + 80].map((x) => [post(x, frontTray), post(x, frontTray + 14.7)]),
];
const lie = trayZ + 2;
const runs: Parts = [
  [0, 1, 2].map((run) =>
    cable([
      [start + 12, backTray + 4 + run * 3, rackH],
      [start + 12, backTray + 4 + run * 3, lie],
      [start + (run === 0 ? 96 : run === 1 ? 132 : 156), backTray + 4 + run * 3, lie],
      [start + (run === 0 ? 96 : run === 1 ? 132 : 156), backTray + 4 + run * 3, rackH],
    ]),
  ),
  [0, 1].map((run) =>
    cable([
      [crossX + 4 + run * 4, backTray + 6, lie],
      [crossX + 4 + run * 4, frontTray + 6 + run * 4, lie],
      [start + 36 + run * 36, frontTray + 6 + run * 4, lie],
      [start + 36 + run * 36, frontTray + 6 + run * 4, rackH],
    ]),
  ),
];

// Two panels at the wall feed the two power strips of each rack.
const breakers = (wall: Surface, u: number): Parts => [
  wall.slab(u, 40, 20, 34, 5),
  wall.slab(u + 8, 74, 3, 34, 3, 'paper'),
];
const power: Parts = [breakers(right, depth - 200), breakers(right, depth - 168)];

export default scene({
  label:
    'Line drawing of a server room: two rows of racks with coolers between them face a cold aisle; cables run in trays above.',
  parts: [
    shell,
    power,
    back,
    free,
    person([start + 120, coldY + 26, 0], '-y', { shirt: 'blue', reach: [9, 18, 50] }),
    front,
    trays,
    runs,
  ],
  labels: [
    dimension([0, depth, 0], [width, depth, 0], { offset: [0, 14, 0], fact: '9 racks' }),
    dimension([rowEnd - 16, coldY, 0], [rowEnd - 16, frontY, 0]),
    note([rowEnd - 2, coldY + 30, 0], 'cold aisle', [52, 14], { text: 'cold', away: [56, 24] }),
    note([rowEnd + 8, 18, 0], 'hot aisle', [10, -56], { text: 'hot', away: [-3, -64] }),
    note([rowEnd - 12, frontY + 28, 0], 'room for 3 more', [40, 46]),
  ],
});

import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts } from '../scene/parts.ts';
import { person } from '../scene/people.ts';
import { floor } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, cylinder, extrude, line, row, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facesOf, facingLeft, facingRight, facingUp } from '../scene/surfaces.ts';

// A small office building. Its front, with door and windows, faces +y.
const houseW = ft(26);
const houseD = ft(14);
const houseH = ft(11);
const at: Point = [24, 20, 0];
const size: Point = [houseW, houseD, houseH];
const { left: front, right: side } = facesOf(at, size);
const pane = (wall: typeof front, u: number, w: number): Parts => [
  wall.rect(u, 36, w, 54, { fill: 'pane', line: 'edge' }),
  wall.line(
    [
      [u + w / 2, 36],
      [u + w / 2, 90],
    ],
    'detail',
  ),
  wall.line(
    [
      [u, 72],
      [u + w, 72],
    ],
    'detail',
  ),
  wall.slab(u - 2, 33, w + 4, 3, 2),
];
const house: Parts = [
  box(at, size),
  pane(front, 24, 60),
  pane(front, 196, 60),
  pane(side, 20, 50),
  pane(side, 98, 50),
  front.rect(124, 0, 42, 86, { fill: 'grey', line: 'edge' }),
  front.rect(129, 34, 32, 46, { fill: 'pane', line: 'detail' }),
  front.slab(158, 38, 2, 6, 1.5, 'dark'),
  front.slab(112, 92, 66, 5, 22),
  box([at[0] - 6, at[1] - 6, houseH], [houseW + 12, houseD + 12, 10]),
  moved(
    [90, 60, houseH + 10],
    [
      box([0, 0, 0], [44, 34, 26]),
      facingLeft([0, 34, 0]).circle(22, 13, 10, { fill: 'grey', line: 'detail' }),
    ],
  ),
];

// The van. Its side faces +y, its nose +x.
const van = (x: number, y: number): Parts => {
  const w = 74;
  const body = extrude(
    [0, 0, 0],
    'y',
    [
      [0, 14],
      [206, 14, 6],
      [208, 44, 10],
      [176, 52, 10],
      [150, 86, 10],
      [0, 88, 6],
    ],
    w,
  );
  const flank = facingLeft([0, w, 0]);
  const wheel = (u: number): Parts => [
    flank.circle(u, 14, 17, { fill: 'dark' }),
    cylinder([u, w - 7, 13], 'y', 13, 8, 'dark'),
    moved([0, 1.02, 0], flank.circle(u, 13, 7, { fill: 'grey', line: 'detail' })),
    moved([0, 1.03, 0], flank.circle(u, 13, 2, { fill: 'dark' })),
  ];
  const windscreen = sheet(
    [
      [154.9, 6, 81.4],
      [154.9, w - 6, 81.4],
      [171.4, w - 6, 59.4],
      [171.4, 6, 59.4],
    ],
    'pane',
    'edge',
  );
  return moved(
    [x, y, 0],
    [
      body,
      flank.polygon(
        [
          [118, 52],
          [164, 52, 3],
          [146, 80, 5],
          [118, 80, 3],
        ],
        { fill: 'pane', line: 'edge' },
      ),
      flank.line(
        [
          [112, 20],
          [112, 84],
        ],
        'detail',
      ),
      flank.line(
        [
          [60, 20],
          [60, 84],
        ],
        'detail',
      ),
      flank.slab(104, 48, 6, 2, 1, 'dark'),
      flank.rect(8, 40, 46, 20, { fill: 'accent' }),
      flank.rect(14, 46, 8, 8, { fill: 'white' }),
      flank.line(
        [
          [28, 53],
          [48, 53],
        ],
        'light',
      ),
      flank.line(
        [
          [28, 47],
          [42, 47],
        ],
        'light',
      ),
      windscreen,
      facingRight([208, w, 0]).from(10, 26).slab(-2, -6, 56, 5, 3, 'dark'),
      [42, 168].map(wheel),
      // A ladder on the roof.
      [18, 40].map((ladder) => box([14, ladder, 92], [130, 2, 3], 'grey')),
      row(9, [15, 0, 0], box([18, 20, 92.6], [2, 20, 1.6], 'grey')),
    ],
  );
};

// A laser on a tripod. Its beam meets the bare wall beside the window.
const eye: Point = [306, 284, 58];
const tripod: Parts = [
  (
    [
      [-20, 12],
      [22, 8],
      [2, -22],
    ] as const
  ).map(([dx, dy]) => bar([eye[0], eye[1], 52], [eye[0] + dx, eye[1] + dy, 0], 1.1, 'grey')),
  cylinder([eye[0], eye[1], 50], 'z', 4, 3, 'dark'),
  box([eye[0] - 6, eye[1] - 6, 53], [12, 12, 11], 'accent'),
  facesOf([eye[0] - 6, eye[1] - 6, 53], [12, 12, 11]).left.circle(6, 5.5, 3, {
    fill: 'screen',
    line: 'detail',
  }),
];
const wallY = at[1] + houseD;
const hit: Point = [eye[0], wallY, eye[2]];

export default scene({
  label:
    'Line drawing of a service van before a small building; a technician measures the distance to its wall from a tripod.',
  parts: [
    floor(ft(30), ft(36), 36),
    house,
    facingUp([148, wallY, 0]).rect(0, 0, 42, 60, { line: 'faint' }),
    line([[eye[0], eye[1] - 6, eye[2]], hit], 'signal'),
    front.circle(hit[0] - at[0], hit[2], 4, { fill: 'accent', line: 'edge' }),
    tripod,
    person([eye[0] - 6, eye[1] + 30, 0], '-y', { shirt: 'blue', reach: [9, 18, 54] }),
    van(6, 316),
    person([250, 392, 0], '-x', { shirt: 'blue' }),
    moved([256, 400, 0], [box([0, 0, 0], [14, 24, 14], 'dark')]),
  ],
  labels: [
    dimension([eye[0], wallY, 0], [eye[0], eye[1], 0], {
      offset: [62, 0, 0],
      fact: 'by laser',
    }),
  ],
  details: {
    survey: {
      label: 'Line drawing of a technician with a tripod who measures the distance to a wall.',
      at: [300, 250, 40],
      width: 190,
      labels: [
        dimension([eye[0], wallY, 0], [eye[0], eye[1], 0], { offset: [20, 0, 0] }),
        note(eye, 'laser', [-40, -90], { text: 'laser', away: [-40, -90] }),
      ],
    },
  },
});

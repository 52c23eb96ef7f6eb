import { dimension, note } from '../scene/labels.ts';
import type { Parts } from '../scene/parts.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, facesOf, facingLeft, row, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { cable, person, room } from '../scene/things.ts';

const width = ft(16);
const depth = ft(19);
const height = ft(11);
const { parts: shell, left, right } = room(width, depth, height);

// A screen of 120 by 68 inches in its case.
const screenU = 60;
const screenV = 46;
const screenW = 120;
const screenH = 68;
const picture = left.from(screenU, screenV);
const screen: Parts = [
  left.slab(screenU - 3, screenV + screenH, screenW + 6, 5, 6, 'paper'),
  picture.rect(-2, -2, screenW + 4, screenH + 2, { fill: 'dark', line: 'edge' }),
  picture.rect(0, 0, screenW, screenH, { fill: 'white' }),
  picture.rect(8, 52, 62, 6, { fill: 'ink' }),
  [40, 31, 22].map((v) => [
    picture.rect(8, v, 3, 3, { fill: 'blue' }),
    picture.rect(15, v, v === 31 ? 32 : 40, 2.6, { fill: 'muted' }),
  ]),
  [
    [66, 14],
    [80, 24],
    [94, 36],
  ].map(([u = 0, h = 0]) => picture.rect(u, 10, 9, h, { fill: 'blue' })),
  picture.line(
    [
      [62, 10],
      [110, 10],
    ],
    'edge',
  ),
];

// The projector hangs from the ceiling, and its light falls on the picture.
const lens: Point = [120, 152, 112];
const corner = (u: number, v: number) => picture.point(u, v, 0.5);
const corners = [corner(0, 0), corner(screenW, 0), corner(screenW, screenH), corner(0, screenH)];
const projector: Parts = [
  bar([lens[0], lens[1] + 12, 118], [lens[0], lens[1] + 12, height], 1, 'grey'),
  box([lens[0] - 9, lens[1], 109], [18, 20, 7], 'accent', { shadow: false }),
  facesOf([lens[0] - 9, lens[1], 109], [18, 20, 7]).left.rect(2, 1.5, 9, 3, {
    fill: 'screen',
  }),
];
const beam: Parts = [0, 1, 2, 3].map((index) => {
  const from = corners[index];
  const to = corners[(index + 1) % 4];
  return from && to
    ? sheet([lens, from, to], 'beam').map((part) => ({ ...part, shadow: false }))
    : [];
});

// The lectern: microphone, a preview for the speaker alone, and the touch panel.
const at: Point = [160, 46, 0];
const lectern: Parts = [
  box(at, [26, 18, 40]),
  facingLeft([at[0], at[1] + 18, 0]).rect(3, 4, 20, 31, { line: 'detail' }),
  box([at[0] - 2, at[1] - 2, 40], [30, 22, 1.6], 'wall'),
  box([at[0] + 1, at[1] + 12, 41.6], [16, 1.4, 9], 'dark'),
  box([at[0] + 19, at[1] + 3, 41.6], [7, 9, 1], 'accent'),
  bar([at[0] + 21, at[1] + 15, 41.6], [at[0] + 17, at[1] + 6, 55], 0.4, 'dark'),
  bar([at[0] + 17, at[1] + 6, 55], [at[0] + 16, at[1] + 4, 57], 0.9, 'dark'),
];

// Loudspeakers beside the screen.
const speakers = [38, 182].map((u) => [
  left.slab(u, 70, 8, 34, 8, 'dark'),
  facingLeft([0, 8, 0]).circle(u + 4, 78, 2.8, { fill: 'grey' }),
  facingLeft([0, 8, 0]).circle(u + 4, 90, 2.8, { fill: 'grey' }),
]);

// Three rows of five seats, each row a step higher.
const rowsAt = [96, 142, 188];
const seat = (x: number, y: number, z: number): Parts => [
  box([x, y, z + 15], [19, 17, 3], 'grey'),
  box([x, y + 17, z + 15], [19, 3, 19], 'grey'),
];
const seats = rowsAt.map((y, index) => [
  index > 0 ? box([36, y - 12, 0], [width - 36, index === 2 ? 52 : 46, index * 6]) : [],
  row(5, [25, 0, 0], seat(58, y, index * 6)),
  [58, 177].map((x) => box([x + 1, y + 4, index * 6], [1.5, 12, 15], 'dark')),
]);

export default scene({
  label:
    'Line drawing of a lecture hall: a projector lights the screen, a speaker stands at a lectern, and three rows of five seats rise.',
  parts: [
    shell,
    screen,
    speakers,
    cable(
      [
        [186, 50, 0.2],
        [188, 50, 0.2],
        [188, 0.3, 0.2],
        [188, 0.3, height],
        [120, 0.3, height],
        [120, lens[1] + 12, height],
      ],
      'signal',
    ),
    lectern,
    person([172, 30, 0], 'y', { shirt: 'blue' }),
    seats,
    projector,
    beam,
    right.rect(14, 0, 36, 84, { fill: 'white', line: 'edge' }),
    right.slab(44, 38, 2, 6, 1.6, 'dark'),
  ],
  labels: [
    dimension([width, 0, 0], [width, 196, 0], { offset: [20, 0, 0], fact: 'last row' }),
    dimension([screenU, 0, screenV + screenH + 5], [screenU + screenW, 0, screenV + screenH + 5], {
      offset: [0, 0, 36],
      narrow: false,
    }),
    note([lens[0] - 9, lens[1] + 10, 113], 'projector', [-100, -110], {
      text: 'projector',
      away: [-90, -120],
    }),
  ],
});

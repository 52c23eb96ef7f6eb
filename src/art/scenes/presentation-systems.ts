import { cable } from '../scene/cables.ts';
import { rack } from '../scene/equipment.ts';
import { dimension, note } from '../scene/labels.ts';
import { moved, type Parts, tilted } from '../scene/parts.ts';
import { person, seated } from '../scene/people.ts';
import { room } from '../scene/rooms.ts';
import { scene } from '../scene/scene.ts';
import { bar, box, line, row, sheet } from '../scene/solids.ts';
import { ft, type Point } from '../scene/space.ts';
import { facingLeft } from '../scene/surfaces.ts';

// A hall with seven tiers, each four feet deep and one step of 10.8 inches higher than the one before it.
const width = ft(18);
const depth = ft(49);
const height = ft(16);
const tiers = 7;
const tierDepth = ft(4);
const firstTier = ft(16);
const rise = 10.8;
const lastTier = firstTier + (tiers - 1) * tierDepth;
const end = firstTier + tiers * tierDepth;

const { parts: shell, left } = room(width, depth, height, 48);

// The picture: 7 feet high and 16 by 9.
const pictureH = ft(7);
const pictureW = (pictureH * 16) / 9;
const pictureX = (width - pictureW) / 2;
const pictureZ = ft(7);
const picture = facingLeft([pictureX, 1.5, pictureZ]);
const screen: Parts = [
  left.slab(pictureX - 3, pictureZ - 3, pictureW + 6, pictureH + 6, 1.5, 'dark'),
  picture.rect(0, 0, pictureW, pictureH, { fill: 'tile' }),
  [0, 1, 2, 3].map((bars) =>
    picture.rect(14 + bars * 15, 14, 10, 18 + bars * 11, { fill: 'light' }),
  ),
  [64, 46, 28].map((v, index) =>
    picture.line(
      [
        [84, v],
        [index % 2 ? 118 : 136, v],
      ],
      'light',
    ),
  ),
  [6, width - 18].map((x) => box([x, 0, 96], [12, 10, 54], 'dark', { shadow: false })),
];

const seatsAcross = 5;
/** The back of a seat, from the floor of its tier. */
const seatBack = (y: number, z: number): Parts =>
  sheet(
    [
      [8, y, z + 2],
      [33, y, z + 2],
      [33, y + 3, z + 33],
      [8, y + 3, z + 33],
    ],
    'grey',
    'edge',
  );
const tier = (index: number): Parts => {
  const y = firstTier + index * tierDepth;
  const top = (index + 1) * rise;
  return [
    box([0, y, 0], [width, tierDepth, top]),
    box([width - 44, y - 13, 0], [40, 13, top - rise / 2]),
    row(seatsAcross, [31, 0, 0], seatBack(y + 36, top)),
  ];
};

const eye: Point = [113.5, ft(42), tiers * rise + 51];

// The projector hangs from a beam over the fourth tier; its light fills the picture.
const lens: Point = [width / 2, ft(26), ft(14)];
const corner = (u: number, v: number) => picture.point(u * pictureW, v * pictureH, 0.2);
const projector: Parts = [
  box([0, lens[1] + 10, height - 4], [width, 5, 4], 'paper', { shadow: false }),
  bar([lens[0], lens[1] + 12, lens[2] + 6], [lens[0], lens[1] + 12, height - 4], 1.2, 'dark'),
  box([lens[0] - 11, lens[1], lens[2] - 5], [22, 22, 10], 'accent', { shadow: false }),
  sheet([lens, corner(0, 1), corner(1, 1)], 'beam'),
  sheet([lens, corner(1, 0), corner(1, 1)], 'beam'),
];

// The lectern: microphone, preview and the panel.
const lectern: Parts = moved(
  [width - 62, 74, 0],
  [
    box([0, 0, 0], [26, 20, 40]),
    tilted(-12, 'x', [box([-3, -3, 40], [32, 26, 2], 'grey')], [0, 10, 40]),
    box([16, 6, 42], [8, 8, 3], 'accent'),
    bar([4, 10, 42], [4, 4, 56], 0.7, 'dark'),
  ],
);

const quiet = rack(
  [120, end + 6, 0],
  24,
  [
    { units: 6, fill: 'dark' },
    { units: 5 },
    { units: 4, fill: 'dark' },
    { units: 5, fill: 'grey' },
  ],
  28,
);

export default scene({
  label:
    'Line drawing of a hall with seven rows of seats on tiers; a projector fills the screen, and lines of sight run to it from the last row.',
  parts: [
    shell,
    screen,
    Array.from({ length: tiers }, (_, index) => tier(index)),
    seated([eye[0], lastTier + 24, tiers * rise], '-y', { shirt: 'blue' }),
    projector,
    lectern,
    person([width - 49, 60, 0], 'y', { shirt: 'blue' }),
    quiet,
    [0, 1].map((v) => line([eye, picture.point(eye[0] - pictureX, v * pictureH)], 'signal')),
    cable([
      [126, end + 14, 47],
      [126, end + 14, 58],
      [126, end + 0.3, 58],
      [0.3, end + 0.3, 58],
      [0.3, end + 0.3, height - 6],
      [0.3, lens[1] + 8, height - 6],
      [0.3, lens[1] + 8, height + 0.2],
      [lens[0] - 2, lens[1] + 12, height + 0.2],
    ]),
  ],
  labels: [
    dimension([width, 0, 0], [width, eye[1], 0], {
      offset: [92, 0, 0],
      fact: 'six picture heights',
    }),
    dimension(
      [pictureX + pictureW + 3, 1.5, pictureZ],
      [pictureX + pictureW + 3, 1.5, pictureZ + pictureH],
      {
        offset: [74, 0, 0],
      },
    ),
    note([144, end + 34, 34], 'quiet rack, outside the hall', [10, 66], {
      text: 'rack outside',
      away: [10, 60],
    }),
  ],
});

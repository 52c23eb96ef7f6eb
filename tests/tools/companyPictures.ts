// `npx tsx tests/tools/companyPictures.ts` generates the pictures of tests/fixtures/clinic and tests/fixtures/law-firm. They are
// committed, so that no test waits for them. The "alt" in the documents describes them.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

type Size = { width: number; height: number };
type Person = {
  skin: string;
  hair: string;
  /** The colors of the coat, and of the shirt visible at the neck. */
  coat: string;
  shirt: string;
  wall: readonly [string, string];
  cut: 'bun' | 'short' | 'long' | 'curls' | 'grey';
  glasses?: boolean;
  beard?: boolean;
};

const room: Size = { width: 1280, height: 960 };
const portraitSize: Size = { width: 640, height: 800 };

/** A vertical gradient with an id. */
const fade = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A plant in a pot, whose bottom is at the point. */
function plant(x: number, y: number, size: number, leaf: string, pot: string): string {
  const leaves = [-60, -32, -8, 16, 40, 66].map((angle) => {
    const blade = `M0 0 C ${size * 0.2} ${-size * 0.4} ${size * 0.14} ${-size * 0.9} 0 ${-size} C ${-size * 0.16} ${-size * 0.8} ${-size * 0.16} ${-size * 0.3} 0 0 Z`;
    return `<path d="${blade}" transform="translate(${x} ${y - size * 0.5}) rotate(${angle})" fill="${leaf}"/>`;
  });
  const [half, foot] = [size * 0.26, size * 0.2];
  return `${leaves.join('')}${shape(`M${x - half} ${y - size * 0.55} h${half * 2} L${x + foot} ${y} h${-foot * 2} Z`, pot)}`;
}

/** A window with sky and trees behind it. */
function window(x: number, y: number, width: number, height: number, frame: string): string {
  const trees = [0.14, 0.38, 0.66, 0.9].map((at, index) =>
    oval(
      x + width * at,
      y + height * (0.9 - (index % 2) * 0.12),
      width * 0.22,
      height * 0.3,
      index % 2 ? '#8fb98f' : '#6f9f78',
    ),
  );
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${box(x, y, width, height, 'url(#sky)')}${trees.join('')}</svg>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${frame}" stroke-width="18"/>
    ${box(x + width / 2 - 6, y, 12, height, frame)}${box(x - 20, y + height, width + 40, 20, frame)}`;
}

const treatmentRoom = `<defs>${fade('wall', '#f4f1ea', '#e3ded2')}${fade('floor', '#d8c3a2', '#bb9f78')}${fade('sky', '#dff0fa', '#f6fbff')}${fade('seat', '#3aa79b', '#1f7f77')}</defs>
  ${box(0, 0, 1280, 760, 'url(#wall)')}${box(0, 760, 1280, 200, 'url(#floor)')}
  ${window(90, 110, 470, 420, '#fffdf8')}
  ${box(820, 470, 400, 290, '#f8f6f0', 10)}${box(820, 460, 400, 22, '#d9cbb2', 6)}${line('M1020 500 V740', '#ded8cb', 4)}${line('M860 540 h110 M1060 540 h110', '#c9c0ae', 8)}
  ${box(900, 180, 250, 160, '#2b3a40', 12)}${box(912, 192, 226, 136, '#9cc6cc', 4)}${line('M1025 340 V460', '#b9bec0', 12)}
  ${plant(1160, 462, 150, '#4d8a62', '#c9795f')}
  ${oval(640, 850, 330, 40, '#9d835e')}
  ${shape('M360 690 C 430 640 560 640 640 640 L 760 500 C 800 440 880 450 880 510 C 880 560 780 690 720 720 C 640 750 430 750 360 730 Z', 'url(#seat)')}
  ${shape('M770 470 C 800 400 890 400 890 470 C 880 520 820 520 790 520 Z', '#2a948a')}
  ${box(560, 730, 120, 70, '#e9e7e2', 12)}${shape('M500 850 C 540 790 700 790 740 850 Z', '#d3d0ca')}
  ${line('M700 0 V120 L 560 250 L 640 360', '#cfd2d3', 16)}${oval(655, 380, 74, 30, '#f1f3f3')}${oval(655, 390, 54, 18, '#fff6d6')}
  ${line('M430 760 L 330 620 L 420 520', '#cfd2d3', 14)}${box(370, 490, 150, 30, '#eceae5', 10)}`;

const reception = `<defs>${fade('wall', '#e7efe9', '#d3e0d8')}${fade('floor', '#cdb592', '#ad9068')}${fade('front', '#d9b98a', '#b98f5c')}</defs>
  ${box(0, 0, 1280, 790, 'url(#wall)')}${box(0, 790, 1280, 170, 'url(#floor)')}
  ${box(120, 130, 620, 330, '#f5f1e7', 8)}${[240, 350].map((y) => box(120, y, 620, 12, '#d8c6a6')).join('')}
  ${plant(230, 240, 90, '#5c9a6e', '#e3ddd0')}${plant(620, 350, 80, '#3f7f5c', '#c9795f')}${plant(330, 460, 80, '#6fae7c', '#e3ddd0')}
  ${[420, 450, 478, 512, 540].map((x, index) => box(x, 160 + (index % 2) * 14, 22, 80 - (index % 2) * 14, ['#7fa79a', '#e0b7a0', '#f0e6d2', '#8c6f5c', '#c2456b'][index] ?? '')).join('')}
  ${oval(1010, 260, 96, 96, '#fdfcf8')}${oval(1010, 260, 82, 82, '#eef4f1')}${line('M1010 260 V200 M1010 260 L1052 282', '#35615a', 9)}
  ${shape('M170 560 H1110 C1160 560 1170 600 1170 640 V850 H170 Z', 'url(#front)')}${shape('M140 530 H1130 C1190 530 1200 560 1200 590 H140 Z', '#f6efe0')}
  ${[300, 430, 560, 690, 820, 950].map((x) => line(`M${x} 610 V835`, '#ab814f', 4)).join('')}
  ${box(780, 410, 190, 120, '#37474b', 10)}${line('M875 530 V545', '#37474b', 30)}${plant(330, 532, 120, '#4d8a62', '#f3ece0')}
  ${oval(1085, 515, 44, 18, '#e8a9b8')}${line('M1085 500 V450', '#6b8f71', 6)}${oval(1085, 436, 26, 22, '#d9708c')}`;

const waitingRoom = `<defs>${fade('wall', '#4f8074', '#3d6a60')}${fade('floor', '#d8c3a2', '#b99c74')}<radialGradient id="glow"><stop stop-color="#ffe9b8" stop-opacity="0.75"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient></defs>
  ${box(0, 0, 1280, 740, 'url(#wall)')}${box(0, 740, 1280, 220, 'url(#floor)')}
  ${oval(1010, 320, 330, 300, 'url(#glow)')}
  ${line('M1010 330 V810', '#d9c9a6', 12)}${shape('M920 340 L960 210 H1060 L1100 340 Z', '#fff1cf')}${oval(1010, 812, 70, 14, '#8d7550')}
  ${[130, 430, 730]
    .map(
      (x, index) =>
        `${oval(x + 110, 850, 150, 20, '#a2875f')}${line(`M${x + 20} 790 L${x} 850 M${x + 200} 790 L${x + 220} 850`, '#7b5f3f', 14)}${box(x, 500, 220, 240, ['#e6c9b4', '#f0e6d6', '#e2a9b4'][index] ?? '', 48)}${box(x - 30, 620, 60, 180, ['#d9b79d', '#e2d5c0', '#d4929f'][index] ?? '', 28)}${box(x + 190, 620, 60, 180, ['#d9b79d', '#e2d5c0', '#d4929f'][index] ?? '', 28)}${box(x + 14, 700, 192, 100, ['#d9b79d', '#e2d5c0', '#d4929f'][index] ?? '', 26)}`,
    )
    .join('')}
  ${box(240, 170, 300, 210, '#f4efe4', 6)}${box(262, 192, 256, 166, '#cfe0d8')}${shape('M262 358 L350 260 L410 320 L460 280 L518 358 Z', '#7fa88f')}${oval(460, 236, 22, 22, '#e8b48a')}
  ${plant(1190, 850, 230, '#75b089', '#c9795f')}`;

const office = `<defs>${fade('wall', '#efe8dc', '#ddd2c0')}${fade('floor', '#7a5538', '#5a3b25')}${fade('sky', '#fbe9cf', '#fdf6e8')}${fade('desk', '#6a4026', '#4a2b18')}</defs>
  ${box(0, 0, 1280, 740, 'url(#wall)')}${box(0, 740, 1280, 220, 'url(#floor)')}
  ${window(860, 90, 300, 470, '#f9f4ea')}
  ${box(80, 80, 640, 600, '#5d3c27')}${[220, 360, 500].map((y) => box(96, y, 608, 14, '#452a1a')).join('')}
  ${[96, 236, 376, 516]
    .flatMap((top, row) =>
      Array.from({ length: 22 }, (_, index) => {
        const fills = ['#7b1f33', '#a9853f', '#2f4a43', '#8d6b4f', '#31405a', '#c9b48d'];
        const height = 96 + ((index * 7 + row * 5) % 4) * 7;
        return box(
          104 + index * 27,
          top + 124 - height,
          23,
          height,
          fills[(index * 5 + row * 3) % fills.length] ?? '',
        );
      }),
    )
    .join('')}
  ${shape('M300 690 H1200 V730 H300 Z', '#7d4e30')}${box(340, 730, 820, 160, 'url(#desk)')}${box(420, 770, 200, 84, '#5c361f')}${box(880, 770, 200, 84, '#5c361f')}
  ${box(520, 664, 250, 26, '#f6f0e2')}${box(540, 646, 210, 20, '#e4d8bf')}${line('M690 640 L800 560', '#31405a', 9)}
  ${box(1010, 640, 90, 50, '#a9853f')}${line('M1055 640 V540', '#a9853f', 10)}${shape('M980 540 H1130 L1100 470 H1010 Z', '#2f4a43')}`;

/** A portrait: a head with hair, and shoulders, in front of a wall. */
function portrait({ skin, hair, coat, shirt, wall, cut, glasses, beard }: Person): string {
  const behind = {
    bun: oval(320, 196, 62, 58, hair),
    short: '',
    grey: '',
    long: shape(
      'M190 300 C 180 160 460 160 450 300 C 470 430 470 500 440 540 H200 C 170 500 170 430 190 300 Z',
      hair,
    ),
    curls: [
      [215, 260],
      [205, 340],
      [425, 260],
      [435, 340],
      [250, 200],
      [390, 200],
      [320, 180],
      [220, 410],
      [420, 410],
    ]
      .map(([x, y]) => oval(x ?? 0, y ?? 0, 66, 64, hair))
      .join(''),
  }[cut];
  const fringe =
    cut === 'short' || cut === 'grey'
      ? shape(
          'M206 344 C 178 150 462 150 434 344 C 424 286 385 266 320 268 C 255 266 216 286 206 344 Z',
          hair,
        )
      : shape(
          'M208 340 C 188 160 452 160 432 340 C 420 280 370 240 300 246 C 250 256 220 290 208 340 Z',
          hair,
        );
  return `<defs>${fade('wall', ...wall)}</defs>${box(0, 0, 640, 800, 'url(#wall)')}
    ${oval(470, 300, 330, 360, '#ffffff22')}${behind}
    ${shape('M70 800 C 80 640 190 580 270 566 H370 C 450 580 560 640 570 800 Z', coat)}
    ${shape('M262 566 L320 660 L378 566 Z', shirt)}${box(272, 470, 96, 120, skin, 44)}
    ${oval(320, 360, 108, 140, skin)}${oval(206, 372, 18, 30, skin)}${oval(434, 372, 18, 30, skin)}
    ${beard ? shape('M218 390 C 224 520 416 520 422 390 C 400 440 370 436 320 436 C 270 436 240 440 218 390 Z', hair) : ''}${fringe}
    ${oval(278, 362, 11, 12, '#3a2c26')}${oval(362, 362, 11, 12, '#3a2c26')}
    ${line('M258 334 q20 -12 40 0 M342 334 q20 -12 40 0', hair, 8)}${line('M320 372 v34 q-8 10 -14 6', '#00000033', 6)}${line('M284 444 q36 28 72 0', '#a8503f', 9)}
    ${glasses ? `<g fill="none" stroke="#33312f" stroke-width="7"><circle cx="278" cy="362" r="36"/><circle cx="362" cy="362" r="36"/><path d="M314 362 h12"/></g>` : ''}`;
}

const practice: readonly [string, string] = ['#dbe9e3', '#b4cfc5'];
const chambers: readonly [string, string] = ['#d9cfc0', '#a8977f'];
const white = { coat: '#f7f8f6', shirt: '#8fc2ba' };
const suit = { coat: '#2a2f3a', shirt: '#f3efe6' };

const pictures: Record<string, [Size, string]> = {
  'clinic/pictures/behandlungszimmer.jpg': [room, treatmentRoom],
  'clinic/pictures/empfang.jpg': [room, reception],
  'clinic/pictures/wartezimmer.jpg': [room, waitingRoom],
  'clinic/pictures/team/hanna-lindner.jpg': [
    portraitSize,
    portrait({ skin: '#f0cbb0', hair: '#4a3226', cut: 'bun', wall: practice, ...white }),
  ],
  'clinic/pictures/team/jonas-acar.jpg': [
    portraitSize,
    portrait({
      skin: '#d9a67f',
      hair: '#2d241f',
      cut: 'short',
      glasses: true,
      beard: true,
      wall: practice,
      ...white,
    }),
  ],
  'clinic/pictures/team/mareike-vogt.jpg': [
    portraitSize,
    portrait({ skin: '#f6d9c6', hair: '#c27a4a', cut: 'long', wall: practice, ...white }),
  ],
  'clinic/pictures/team/samira-haddad.jpg': [
    portraitSize,
    portrait({
      skin: '#b98460',
      hair: '#1f1a1a',
      cut: 'curls',
      wall: practice,
      coat: '#3f7f5c',
      shirt: '#2f634a',
    }),
  ],
  'law-firm/pictures/despacho.jpg': [room, office],
  'law-firm/pictures/abogados/elena-ferrer.jpg': [
    portraitSize,
    portrait({ skin: '#eac3a4', hair: '#3b2a22', cut: 'long', wall: chambers, ...suit }),
  ],
  'law-firm/pictures/abogados/mateo-salas.jpg': [
    portraitSize,
    portrait({
      skin: '#e3b592',
      hair: '#8d8a86',
      cut: 'grey',
      wall: chambers,
      glasses: true,
      ...suit,
    }),
  ],
  'law-firm/pictures/abogados/lucia-roig.jpg': [
    portraitSize,
    portrait({
      skin: '#c9946c',
      hair: '#2a1d18',
      cut: 'bun',
      wall: chambers,
      coat: '#5b2433',
      shirt: '#f3efe6',
    }),
  ],
};

for (const [name, [{ width, height }, scene]] of Object.entries(pictures)) {
  const file = path.join('tests', name);
  await mkdir(path.dirname(file), { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}</svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 72, mozjpeg: true }).toFile(file);
}

import type { Drawing } from './drawing.ts';
import { viewBox } from './drawing.ts';
import {
  box,
  cable,
  chair,
  displayX,
  faceX,
  faceY,
  faceZ,
  floor,
  label,
  type Point,
  project,
  table,
} from './iso.ts';

// Two rooms apart from each other; each has a display with a grid of faces.
function face(point: Point): string {
  const [x, y] = project(point);
  return `<circle class="k" cx="${x}" cy="${y - 3}" r="4.5"/><path class="k" d="M${x - 8} ${y + 10}q8-14 16 4z"/>`;
}

function meetingRoom(x: number, y: number): string {
  const grid = [0, 1]
    .flatMap((row) => [0, 1, 2].map((column) => ({ dx: 34 + column * 27, z: 52 + row * 26 })))
    .map(({ dx, z }) => faceX('i', x + dx, z, 23, 22, y) + face([x + dx + 11, y, z + 11]))
    .join('');
  return (
    faceZ('n', x, y, 140, 130) +
    faceX('wr', x, 0, 140, 128, y) +
    faceY('wl', y, 0, 130, 128, x) +
    displayX(x + 26, 44, 96, 62, y) +
    grid +
    box(x + 52, y, 108, 44, 7, 8, true) +
    chair(x + 16, y + 62, 'x') +
    chair(x + 16, y + 94, 'x') +
    table(x + 44, y + 50, 54, 76, 40) +
    chair(x + 102, y + 62, 'far-x') +
    chair(x + 102, y + 94, 'far-x')
  );
}

const markup = [
  floor(300, 300, 50),
  meetingRoom(-20, 150),
  meetingRoom(150, -20),
  cable([54, 150, 116], [54, 150, 176], [224, -20, 176], [224, -20, 116]),
  label('one call', [139, 65, 176]),
].join('');

export default {
  label:
    'Line drawing of two meeting rooms joined by a line; the display in each shows the faces of the other.',
  viewBox,
  markup,
} satisfies Drawing;

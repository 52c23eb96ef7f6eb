// The primitives of the isometric drawings. A point is [x, y, z] in drawing units: x runs right and down, y left and
// down (both at 30 degrees), z up; one unit is one unit of the viewBox. What is drawn later lies in front.

export type Point = readonly [x: number, y: number, z: number];

const originX = 335;
const originY = 250;

/** The place of a point on the sheet, rounded. */
export function project(point: Point): [number, number] {
  const [x, y] = place(point);
  return [round(originX + x), round(originY + y)];
}

/** How far right of the origin and below it a point is on the sheet. */
function place([x, y, z]: Point): [number, number] {
  return [(x - y) * 0.866, (x + y) * 0.5 - z];
}

/** To halves, to save bytes. */
function round(value: number): number {
  return Math.round(value * 2) / 2;
}

/**
 * The way through points. Each is given by its distance from the one before, which is rounded by itself, so that
 * things of one form are the same text wherever they stand, which packs well.
 */
function way(...points: Point[]): string {
  const places = points.map(place);
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0];
    return `${round(x - fromX)} ${round(y - fromY)}`;
  });
  return `M${points.map(project)[0]?.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** A line through points. `close` makes it a face. */
export function shape(className: string, points: readonly Point[], close = true): string {
  return `<path class="${className}" d="${way(...points)}${close ? 'z' : ''}"/>`;
}

/** An open line: `l` ink, `d` thin, `g` grid, `o` light on a screen. */
export function line(className: string, ...points: Point[]): string {
  return shape(className, points, false);
}

/** A dashed blue line: cable or signal. */
export function cable(...points: Point[]): string {
  return line('c', ...points);
}

/** A face on a wall that runs along x: its left lower corner, width and height. `y` is the wall's depth. */
export function faceX(
  className: string,
  x: number,
  z: number,
  w: number,
  h: number,
  y = 0,
): string {
  return shape(className, [
    [x, y, z],
    [x + w, y, z],
    [x + w, y, z + h],
    [x, y, z + h],
  ]);
}

/** A face on a wall that runs along y. `x` is the wall's depth. */
export function faceY(
  className: string,
  y: number,
  z: number,
  w: number,
  h: number,
  x = 0,
): string {
  return shape(className, [
    [x, y, z],
    [x, y + w, z],
    [x, y + w, z + h],
    [x, y, z + h],
  ]);
}

/** A face that lies flat at the height `z`. */
export function faceZ(
  className: string,
  x: number,
  y: number,
  w: number,
  d: number,
  z = 0,
): string {
  return shape(className, [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]);
}

/** A box: its nearest-to-the-back corner, and its size along x, y and z. `accent` makes it the product. */
export function box(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  accent = false,
): string {
  const name = accent
    ? { top: 'at', left: 'al', right: 'ar' }
    : { top: 't', left: 'l2', right: 'r' };
  return (
    faceX(name.left, x, z, w, h, y + d) +
    faceY(name.right, y, z, d, h, x + w) +
    faceZ(name.top, x, y, w, d, z + h)
  );
}

/** The floor's grid, from the back corner: its size along x and y, and the step between lines. */
export function floor(w: number, d: number, step = 30, z = 0): string {
  const lines: string[] = [];
  for (let x = 0; x <= w; x += step) lines.push(way([x, 0, z], [x, d, z]));
  for (let y = 0; y <= d; y += step) lines.push(way([0, y, z], [w, y, z]));
  return `<path class="g" d="${lines.join('')}"/>`;
}

/** A room: floor, grid and two back walls. */
export function room(w = 300, d = 300, h = 170): string {
  return floor(w, d) + faceX('wr', 0, 0, w, h) + faceY('wl', 0, 0, d, h);
}

/** Concentric ellipses that lie flat: radio, or sound. */
export function waves([x, y, z]: Point, ...radii: number[]): string {
  const [cx, cy] = project([x, y, z]);
  return radii
    .map((r) => `<ellipse class="w" cx="${cx}" cy="${cy}" rx="${r}" ry="${r / 2}"/>`)
    .join('');
}

/** An ellipse that lies flat, of a class of its own: a lens, a pole's foot, a round table. */
export function disc(className: string, point: Point, r: number): string {
  const [cx, cy] = project(point);
  return `<ellipse class="${className}" cx="${cx}" cy="${cy}" rx="${r}" ry="${r / 2}"/>`;
}

/** A circle as it faces the reader: a camera's lens, a lamp, a pin's head. */
export function dot(className: string, point: Point, r: number): string {
  const [cx, cy] = project(point);
  return `<circle class="${className}" cx="${cx}" cy="${cy}" r="${r}"/>`;
}

/** A label with a halo, centred on a point. At most about 24 characters. */
export function label(text: string, point: Point): string {
  const [x, y] = project(point);
  return `<text class="x" x="${x}" y="${y + 5}">${text}</text>`;
}

/** A thin dimension line between two points of the floor, with end ticks and its label in the middle. */
export function dimension(text: string, from: Point, to: Point): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const tick = (point: Point) => {
    const [x, y] = project(point);
    return `M${x} ${y - 6}v12`;
  };
  return `<path class="d" d="${way(from, to)}${tick(from)}${tick(to)}"/>${label(text, middle)}`;
}

/** A table: corner, size, height. Its legs stand at the corners. */
export function table(x: number, y: number, w: number, d: number, h = 46): string {
  const leg = (lx: number, ly: number) => box(lx, ly, 0, 8, 8, h - 6);
  return (
    leg(x + 8, y + 8) +
    leg(x + 8, y + d - 16) +
    leg(x + w - 16, y + 8) +
    leg(x + w - 16, y + d - 16) +
    box(x, y, h - 6, w, d, 6)
  );
}

/** A chair, 24 units square, whose back is at the side that is named. */
export function chair(x: number, y: number, back: 'x' | 'y' | 'far-x' | 'far-y'): string {
  const backs = {
    x: box(0, 0, 22, 4, 24, 26),
    y: box(0, 0, 22, 24, 4, 26),
    'far-x': box(20, 0, 22, 4, 24, 26),
    'far-y': box(0, 20, 22, 24, 4, 26),
  };
  return moved(x, y, box(0, 0, 0, 24, 24, 22) + backs[back]);
}

/** What is drawn at the back corner, in another place: things that stand there often are the same text. */
function moved(x: number, y: number, drawn: string): string {
  return `<g transform="translate(${place([x, y, 0]).map(round).join(' ')})">${drawn}</g>`;
}

/** A display on a wall along x: left lower corner, size. */
export function displayX(x: number, z: number, w: number, h: number, y = 0): string {
  return faceX('s', x, z, w, h, y) + faceX('s2', x + 5, z + 5, w - 10, h - 10, y);
}

/** An equipment rack with units on its right face; `lit` units are the product. */
export function rack(
  x: number,
  y: number,
  h: number,
  lit: readonly number[] = [],
  w = 46,
  d = 46,
): string {
  const units: string[] = [];
  for (let z = 8, unit = 0; z + 10 <= h - 6; z += 14, unit += 1) {
    units.push(faceX(lit.includes(unit) ? 'a' : 'k', x + 5, z, w - 10, 10, y + d));
  }
  return box(x, y, 0, w, d, h) + units.join('');
}

/** A door in a wall along x. */
export function doorX(x: number, w = 48, h = 104, y = 0): string {
  return faceX('k', x, 0, w, h, y) + line('l', [x + w - 9, y, h * 0.47], [x + w - 5, y, h * 0.47]);
}

/** A door in a wall along y. */
export function doorY(y: number, w = 48, h = 104, x = 0): string {
  return faceY('k', y, 0, w, h, x) + line('l', [x, y + w - 9, h * 0.47], [x, y + w - 5, h * 0.47]);
}

// Writes the text of SVG paths: relative coordinates in whole units of the sheet, in as few characters as possible.
import type { Arc } from './arcs.ts';
import type { Spot } from './space.ts';

/** A segment of a path: straight, along an ellipse by the angle `turn` in radians, or a quadratic curve. */
export type Step = {
  readonly to: Spot;
  readonly along?: { readonly arc: Arc; readonly turn: number };
  /** The control point of a quadratic curve. */
  readonly bend?: Spot;
};

/** Builds the text of a path from its segments. */
export class PathText {
  #text = '';
  #at: Spot = { x: 0, y: 0 };
  #command = '';

  /** Omits the space before a minus and a command that repeats the last one, as SVG allows. */
  #write(command: string, text: string) {
    const repeats = command === this.#command && command !== 'm';
    this.#text += repeats ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    this.#command = command === 'm' ? 'l' : command;
  }

  move(to: Spot) {
    this.#write('m', pair(to.x - this.#at.x, to.y - this.#at.y));
    this.#at = to;
  }

  step(step: Step) {
    const { command, numbers } = written(this.#at, step);
    if (numbers) this.#write(command, numbers);
    this.#at = step.to;
  }

  /** Closes the path to `start`, the spot of the last move. */
  close(start: Spot) {
    this.#text += 'z';
    this.#command = '';
    this.#at = start;
  }

  get text() {
    return this.#text;
  }
}

/** An upper bound of the bytes that a step takes. */
export const bytesOf = (from: Spot, step: Step): number => 1 + written(from, step).numbers.length;

/** The SVG command and numbers of a step. The numbers are empty when the step ends where it begins. */
function written(from: Spot, { to, along, bend }: Step): { command: string; numbers: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (along) return { command: 'a', numbers: arcNumbers(along.arc, along.turn) + pair(dx, dy) };
  if (bend) {
    const numbers = pair(bend.x - from.x, bend.y - from.y) + (dx < 0 ? '' : ' ') + pair(dx, dy);
    return { command: 'q', numbers };
  }
  if (dx === 0) return { command: 'v', numbers: dy === 0 ? '' : String(dy) };
  if (dy === 0) return { command: 'h', numbers: String(dx) };
  return { command: 'l', numbers: pair(dx, dy) };
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Both radii, the angle of the longer one, and two flags, which need no space after them (SVG 2, 9.3.9). */
function arcNumbers(arc: Arc, turn: number): string {
  const { u, v } = arc.ellipse;
  // For half an ellipse the ratio of the radii is enough: SVG scales radii that are too small until the arc reaches its
  // end (SVG 2, 9.5.1). Rounded radii would shift its middle.
  const isHalf = Math.abs(Math.abs(turn) - Math.PI) < 0.12;
  const radii = isHalf
    ? `${Math.round((100 * arc.rx) / arc.ry) / 100} 1`
    : `${shortRadius(arc.rx)} ${shortRadius(arc.ry)}`;
  const isLarge = !isHalf && Math.abs(turn) > Math.PI;
  const isClockwise = turn * (u.x * v.y - u.y * v.x) > 0;
  return `${radii} ${(Math.round(arc.angle) + 180) % 180} ${Number(isLarge)}${Number(isClockwise)}`;
}

const shortRadius = (radius: number) =>
  radius < 10 ? Math.round(radius * 10) / 10 : Math.round(radius);

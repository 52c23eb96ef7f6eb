// Which way a thing looks.
import { type Part, type Parts, turned } from './parts.ts';

/** Which way a thing looks: along an axis, or against it. */
export type Facing = 'x' | 'y' | '-x' | '-y';

const degrees = { y: 0, '-x': 90, '-y': 180, x: 270 } as const;

/** Parts that look along y, turned to look along another way. */
export const facing = (way: Facing, parts: Parts): Part[] => turned(degrees[way], parts);

import { type Part, type Parts, turned } from './parts.ts';

/** The direction that the front of a thing faces: along an axis, or against it. */
export type Facing = 'x' | 'y' | '-x' | '-y';

const degrees = { y: 0, '-x': 90, '-y': 180, x: 270 } as const;

/** Turns parts that face +y so that they face `way`. */
export const facing = (way: Facing, parts: Parts): Part[] => turned(degrees[way], parts);

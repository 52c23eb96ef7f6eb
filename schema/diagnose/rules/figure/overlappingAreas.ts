import type { Plan } from '../../../planGeometry.ts';
import { blocksOfType } from '../../blocksOfType.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { within } from '../../words.ts';

type Area = NonNullable<Plan['areas']>[number];

/** Rooms and things may share walls or be inside each other, but may not overlap in part. */
export const overlappingAreas: DocumentRule = {
  name: 'overlapping-areas',

  check(documents) {
    return blocksOfType(documents, 'plan').flatMap(({ block, path, page, source }) => {
      const areas = block.areas ?? [];
      return areas.flatMap((area, index) => {
        const before = areas.slice(0, index).findIndex((other) => isHalfIn(area, other));
        const other = areas[before];
        if (!other) return [];
        const name = other.name ? `, "${other.name}",` : '';
        const shared = [overlap(area, other, 'x', 'width'), overlap(area, other, 'y', 'height')];
        const by = shared.map((length) => Math.round(length * 100) / 100).join(' × ');
        return [
          {
            source,
            path: [...path, 'areas', index, 'x'],
            message: phrase`Area ${index + 1} ${within(path, page)} overlaps area ${before + 1}${name} by ${by} ${block.unit}.`,
            suggestion: 'Let them touch, or put one whole into the other.',
          },
        ];
      });
    });
  },
};

/** Whether two areas with walls overlap, and neither is completely inside the other. */
function isHalfIn(a: Area, b: Area): boolean {
  if ([a, b].some(({ look }) => look === 'zone' || look === 'opening')) return false;
  const [across, down] = [overlap(a, b, 'x', 'width'), overlap(a, b, 'y', 'height')];
  if (across < 1e-6 || down < 1e-6) return false;
  return ![a, b].some(({ width, height }) => across > width - 1e-6 && down > height - 1e-6);
}

/** The length that two areas share on one axis; negative where there is a gap between them. */
function overlap(a: Area, b: Area, place: 'x' | 'y', size: 'width' | 'height'): number {
  return Math.min(a[place] + a[size], b[place] + b[size]) - Math.max(a[place], b[place]);
}

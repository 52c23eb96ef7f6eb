import type { Picture } from '../../schema/index.ts';
import { aspectBucket } from '../pictures/equalArea.ts';
import type { ResolvedPicture } from '../resolved/types.ts';

/** A placeholder for an example's picture, which no site has: a black or white wide logo, or a landscape. */
export function standIn({ src }: Picture): ResolvedPicture {
  const isLogo = src.endsWith('.svg');
  const { width, height } = isLogo ? { width: 240, height: 60 } : { width: 640, height: 480 };
  const ink = src.includes('-dark') ? '#fff' : '#000';
  const shapes = isLogo
    ? `<g fill="${ink}"><circle cx="30" cy="30" r="28"/><path d="M76 20h160v20H76z"/></g>`
    : '<path fill="#9fb3bf" d="M0 0h640v480H0z"/><path fill="#6f8899" d="M0 480V340l170-130 150 110 110-70 210 160v70z"/><circle cx="470" cy="130" r="48" fill="#e1e8ec"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    loading: 'eager',
    ...(isLogo && { aspect: aspectBucket({ width, height }) }),
  };
}

import { content, type Layout } from '../pictures/layout.ts';

/** The maximum width of a frame of each ratio. None is much taller than 36rem. */
export const frameWidths = { '16:9': '60rem', '4:3': '48rem', '1:1': '36rem', '9:16': '22rem' };

/** The height of a map without a height or a ratio, in pixels. */
export const mapHeight = 450;

/** A picture that stands in for a frame fills it, whatever its ratio, so it has the width of the widest frame. */
export const embedLayout: Layout = [{ width: `calc${content}`, ratio: 'natural' }];

import type { Layout } from '../pictures/layout.ts';

/** The width of the round portrait of a testimonial. */
export const portraitWidth = '4rem';

export const testimonialLayout: Layout = [{ width: portraitWidth, ratio: '1/1' }];

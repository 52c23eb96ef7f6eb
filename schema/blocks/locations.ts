import { headline, subheadline } from '../fields.ts';
import { defineBlock } from './define.ts';

export const locations = defineBlock('locations', {
  description:
    'The locations in the site settings, each with address, directions, phone, hours and region. Without any: the company’s address and hours.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
  },
  example: {
    headline: 'Your headline: where visitors find you',
    subheadline: 'One or two sentences on when to come, and whether to call first.',
  },
});

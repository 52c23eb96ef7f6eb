import { headline, subheadline } from '../fields.ts';
import { defineBlock } from './define.ts';

export const locations = defineBlock('locations', {
  description:
    'Where the company is and when it is open, as the site settings have it: each of the locations with address, directions, phone, hours and the region that it serves. A company without locations is shown with its address and its hours.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
  },
  example: {
    headline: 'Your headline: where visitors find you',
    subheadline: 'One or two sentences on when to come, and whether to call first.',
  },
});

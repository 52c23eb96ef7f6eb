import {
  ctaText,
  drawing,
  headline,
  href,
  lines,
  phoneName,
  picture,
  subheadline,
  text,
} from '../fields.ts';
import { defineBlock } from './define.ts';

export const hero = defineBlock('hero', {
  description:
    'The top of a page: its only main headline, what the visitor gets, and the one action that the page wants.',
  fields: {
    eyebrow: text(50, 'A few words above the headline that name the subject.').optional(),
    headline,
    subheadline: subheadline.optional(),
    ctaText: ctaText.optional(),
    href: href.optional().meta({
      description: 'Where the button leads. Default: the block whose id is "hero-form".',
    }),
    phone: phoneName.optional(),
    badges: lines(6, 'Short marks of trust under the buttons.').optional(),
    drawing: drawing.optional(),
    picture: picture(
      1050,
      'A photo in the place of the drawing; a hero has one of the two. It is shown in the ratio 4:3.',
      788,
    ).optional(),
  },
  example: {
    eyebrow: 'Business technology, installed',
    headline: 'Rooms, security and networks that work on day one.',
    subheadline:
      'One team surveys, designs, installs and supports your conference rooms, cameras and cabling.',
    ctaText: 'Get Free Site Survey',
    href: '#lead-form',
    phone: 'main',
    badges: ['Licensed and insured', 'Same-day quotes', 'Background-checked technicians'],
    drawing: 'home',
  },
});

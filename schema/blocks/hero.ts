import { ctaText, headline, href, lines, phoneName, subheadline, text } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { drawing, picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const hero = defineBlock('hero', {
  description: 'The top of a page: its main headline, what the visitor gets, and one action.',
  fields: {
    eyebrow: text(50, 'A few words above the headline that name the subject.').optional(),
    headline,
    subheadline: subheadline.optional(),
    ctaText: ctaText.optional(),
    href: href
      .optional()
      .meta({
        description: 'Where the button leads. Default: the block "hero-form".',
      })
      .register(fieldInfo, { instead: 'hero-form' }),
    phone: phoneName.optional(),
    badges: lines(6, 'Short reasons to trust you, under the buttons.').optional(),
    drawing: drawing.optional(),
    picture: picture(1050, 'A photo instead of the drawing, cropped to 4:3.', {
      height: 788,
      ratios: [4 / 3],
    }).optional(),
  },
  example: {
    eyebrow: 'What the page is about',
    headline: 'Your headline: what the visitor gets',
    subheadline:
      'One or two sentences that say how the visitor gets it, and what makes you the one to ask.',
    ctaText: 'Get in Touch',
    href: '#lead-form',
    phone: 'main',
    badges: ['A mark of trust', 'Another mark of trust', 'A third mark of trust'],
    picture: { src: 'pictures/hero.jpg', alt: 'What your picture beside the headline shows' },
  },
});

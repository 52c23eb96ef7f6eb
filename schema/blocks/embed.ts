import { z } from 'zod';
import { embedScript, frameHeight, headline, lines, phoneName, subheadline } from '../fields.ts';
import { defineBlock } from './define.ts';

export const embed = defineBlock('embed', {
  description: 'The contact form or the blog of the site settings, shown in the page itself.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    source: z.enum(['lead-form', 'blog']).meta({
      description: 'Which of the two to show: the form or the blog of the site settings.',
    }),
    height: frameHeight
      .optional()
      .meta({ description: 'The height of the form: 600, 768 or 850. The blog fills the window.' }),
    embedScript: embedScript.meta({
      description: 'Whether the form provider’s script is added to the page. Default: no.',
    }),
    phone: phoneName.optional(),
    next: lines(5, 'What happens after the form is sent, step by step.').optional(),
  },
  example: {
    headline: 'Your headline above the form',
    subheadline: 'One or two sentences on what to write, and who answers.',
    source: 'lead-form',
    height: 600,
    phone: 'main',
    next: ['The first thing that happens then.', 'The second thing that happens then.'],
  },
});

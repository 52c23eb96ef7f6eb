import { z } from 'zod';
import { below, ctaText, headline, subheadline } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { defineBlock } from './define.ts';

export const pageList = defineBlock('page-list', {
  description:
    'A list of pages, such as news, projects or jobs, with picture, title, description and date. It follows the pages by itself.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    below: below.meta({
      title: 'Pages below',
      description:
        'The list has the pages below this address, "/news": the newest first if they have a date, otherwise by address.',
      examples: ['/news'],
    }),
    limit: z.int().min(1).max(24).optional().meta({
      title: 'At most',
      description:
        'How many pages it shows. If there are more, a link leads to the page with the complete list. Default: all, by year.',
    }),
    ctaText: ctaText
      .optional()
      .meta({
        title: 'Text of the link to all',
        description: 'The text of the link to the page with the complete list.',
      })
      .register(fieldInfo, { kind: 'text', instead: '“Show all”' }),
  },
  example: {
    headline: 'Your headline: what is new',
    below: '/news',
    limit: 3,
  },
});

import { z } from 'zod';
import { below, ctaText, headline, subheadline } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { defineBlock } from './define.ts';

export const pageList = defineBlock('page-list', {
  description:
    'A list of pages, such as news, projects or jobs, with picture, title, description and date.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    below: below.meta({
      title: 'Pages below',
      description:
        'Lists the pages below this address, such as "/news": the newest first if they have dates, otherwise by address.',
      examples: ['/news'],
    }),
    limit: z.int().min(1).max(24).optional().meta({
      title: 'At most',
      description:
        'The maximum number of pages. A link leads to the complete list. Default: all, by year.',
    }),
    ctaText: ctaText
      .optional()
      .meta({
        title: 'Text of the link to all',
        description: 'The text of the link to the complete list.',
      })
      .register(fieldInfo, { kind: 'text', instead: '“Show all”' }),
  },
  example: {
    headline: 'Your headline: what is new',
    below: '/news',
    limit: 3,
  },
});

import { z } from 'zod';
import { blockId, flag, link, paragraph, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const legal = defineBlock('legal', {
  description: 'The sections of a policy or terms, with a table of contents and an effective date.',
  fields: {
    headline: text(70, 'The headline of a separate part, such as "SMS program".').optional(),
    effective: text(60, 'When it takes effect: "Effective 7/14/2025".').optional(),
    introduction: z
      .array(paragraph)
      .min(1)
      .max(4)
      .optional()
      .meta({ description: 'Text before the first section.' }),
    numbered: flag(true).meta({
      description: 'Whether the sections are numbered, automatically. Default: yes.',
    }),
    related: z.array(link).min(1).max(4).optional().meta({
      description: 'Links at the end of the contents, for example to a second part.',
    }),
    items: z
      .array(
        z
          .strictObject({
            id: blockId,
            title: text(80, 'The heading of the section, without its number.'),
            paragraphs: z
              .array(paragraph)
              .min(1)
              .max(12)
              .meta({ description: 'The paragraphs and lists.' }),
          })
          .meta({ title: 'Section' }),
      )
      .min(1)
      .max(20)
      .meta({
        title: 'Sections',
        description: 'The sections, in order.',
      }),
  },
  example: {
    effective: 'Effective: the date from which this applies',
    introduction: ['What this page is about, in one or two sentences.'],
    related: [{ text: 'A page that belongs to it', href: '/' }],
    items: [
      {
        id: 'first-section',
        title: 'Your first section',
        paragraphs: [
          'What you say in this section, in plain sentences:',
          { list: ['The first point of a list', 'The second point of a list'] },
          ['A sentence with a link to ', { text: 'another page of yours', href: '/' }, ' in it.'],
        ],
      },
      {
        id: 'second-section',
        title: 'Your second section',
        paragraphs: ['What you say in the second section, in plain sentences.'],
      },
    ],
  },
});

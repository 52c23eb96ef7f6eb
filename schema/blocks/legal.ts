import { z } from 'zod';
import { blockId, lines, link, paragraph, text } from '../fields.ts';
import { fieldKinds } from '../kinds.ts';
import { defineBlock } from './define.ts';

export const legal = defineBlock('legal', {
  description:
    'The numbered sections of a policy or of terms, with a table of contents and the day from which they are valid.',
  fields: {
    headline: text(70, 'The headline of a section of its own, such as "SMS program".').optional(),
    effective: text(60, 'From when it is valid, for example "Effective 7/14/2025".').optional(),
    introduction: z
      .array(paragraph)
      .min(1)
      .max(4)
      .optional()
      .meta({ description: 'What comes before the first section.' }),
    numbered: z
      .literal(false)
      .optional()
      .meta({ description: 'Whether the sections have numbers. Default: yes.' }),
    related: z.array(link).min(1).max(4).optional().meta({
      description: 'More links at the end of the contents, for example to a second part.',
    }),
    items: z
      .array(
        z.strictObject({
          id: blockId,
          title: text(80, 'The heading of the section, without its number.'),
          paragraphs: z
            .array(
              z
                .union([paragraph, z.strictObject({ list: lines(12, 'Points of a list.', 400) })])
                .register(fieldKinds, { kind: 'paragraph' }),
            )
            .min(1)
            .max(12)
            .meta({ description: 'Paragraphs, and lists as { "list": ["…"] }.' }),
        }),
      )
      .min(1)
      .max(20)
      .meta({ description: 'The sections, in order; their numbers come by themselves.' }),
  },
  example: {
    effective: 'Effective 7/14/2025',
    introduction: ['This policy says what we do with what you tell us.'],
    related: [{ text: 'Terms of service', href: '/terms-of-service' }],
    items: [
      {
        id: 'collected',
        title: 'Information we collect',
        paragraphs: [
          'What you enter into a form:',
          { list: ['Your name', 'Your e-mail address'] },
          ['Questions are answered on the ', { text: 'contact page', href: '/contact-us' }, '.'],
        ],
      },
      { id: 'changes', title: 'Changes', paragraphs: ['We say here when this policy changes.'] },
    ],
  },
});

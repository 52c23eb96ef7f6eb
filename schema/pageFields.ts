import { z } from 'zod';
import { blockSchema } from './blocks/index.ts';
import {
  ctaText,
  day,
  embedScript,
  flag,
  frameHeight,
  headline,
  href,
  path,
  schemaHint,
  shownDays,
  text,
} from './fields.ts';
import { fieldInfo, requireKinds } from './kinds.ts';
import { picture } from './picture.ts';

/** The placeholder for a page's title. */
export const titleExample = 'What your company does, and where';

/** The placeholder for a page's description, and the end of a new page's description. */
export const descriptionExample =
  'Say here in 70 to 155 characters what a visitor finds on this page and why it helps.';

/** The fields of a page. */
export const pageFields = z
  .strictObject({
    $schema: schemaHint,
    path,
    translates: path
      .meta({
        title: 'Translation of',
        description:
          'The page that this page translates, such as "/faq". Only needed if the names of their files differ.',
      })
      .register(fieldInfo, { kind: 'destination' })
      .optional(),
    published: flag(true).meta({
      title: 'Published',
      description:
        'Whether visitors can see the page. Published pages cannot link to unpublished ones. Default: yes.',
    }),
    title: text(60, 'The title in browser tabs and search results, without the company name.').meta(
      { examples: [titleExample] },
    ),
    description: text(155, 'The text under the title in search results.', 70).meta({
      examples: [descriptionExample],
    }),
    date: day.optional().meta({
      description:
        'The day of a news article or project, shown above its headline. Lists show the newest first.',
      examples: ['2026-11-03'],
    }),
    author: text(60, 'Who wrote it, above the headline.').optional(),
    picture: picture(1050, 'The photo in lists of pages and in link previews.', {
      height: 700,
      ratios: [3 / 2],
    }).optional(),
    ...shownDays,
    header: z
      .strictObject({
        ctaText: ctaText.optional().register(fieldInfo, { instead: 'that of the site settings' }),
        href,
      })
      .optional()
      .meta({
        title: 'Button in the header',
        description: 'The header button of this page. Default: that of the whole site.',
      }),
    dialog: z
      .strictObject({
        title: headline.meta({ description: 'The title of the dialog.' }),
        height: frameHeight.optional().meta({
          description:
            'The height of the provider’s form in pixels. Default: that of the site settings.',
        }),
        embedScript: embedScript.meta({
          description:
            'Whether the page loads the form provider’s script while the dialog is open.',
        }),
      })
      .optional()
      .meta({
        title: 'Form dialog',
        description: 'The form dialog on this page.',
      }),
    floatingActions: z
      .strictObject({
        ctaText: ctaText.meta({
          title: 'Text of the form button',
          description: 'The text of the form button.',
        }),
        callText: ctaText.meta({
          title: 'Text of the call button',
          description: 'The text of the call button.',
        }),
      })
      .optional()
      .meta({
        title: 'Floating buttons',
        description: 'Two buttons that float over the page: the form and a call.',
      }),
    blocks: z
      .array(blockSchema)
      .min(1)
      .max(40)
      .meta({
        description: 'The sections of the page, in order.',
        examples: [[{ type: 'hero', headline: 'Your headline: what the visitor gets' }]],
      }),
  })
  .meta({ title: 'Page', description: 'A page of the site.' });
requireKinds('page', pageFields);

export type Page = z.infer<typeof pageFields>;

/** The valid fields of a page with errors. A block with errors is undefined, so that each keeps its index. */
export const partialPage = pageFields.partial().extend({ blocks: z.array(blockSchema.optional()) });
export type PartialPage = z.infer<typeof partialPage>;

/** Whether a page is published. Unpublished pages are only shown in previews. */
export function isPublished({ published }: Pick<Page, 'published'>): boolean {
  return published !== false;
}

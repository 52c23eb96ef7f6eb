import { z } from 'zod';
import {
  embedScript,
  frameAddress,
  frameHeights,
  headline,
  lines,
  phoneName,
  picture,
  subheadline,
  text,
} from '../fields.ts';
import { frameKinds, frameRatios, longestCode } from '../frames.ts';
import { elsewhere, fieldKinds } from '../kinds.ts';
import { defineBlock } from './define.ts';

/** The fields of which a block has exactly one, and those that each of them excludes (schema/embedErrors.ts). */
export const embedContent = {
  source: ['title', 'ratio', 'picture', 'kind'],
  url: ['embedScript'],
  code: ['embedScript'],
} as const;

const required = (...fields: string[]) => ({ required: fields });
const contents = Object.entries(embedContent).map(([name, excluded]) => {
  const others = Object.keys(embedContent).filter((other) => other !== name);
  const without = [...others, ...excluded].map((field) => required(field));
  return name === 'source'
    ? {
        ...required(name),
        properties: { height: { enum: frameHeights, description: 'The height of the form.' } },
        not: { anyOf: without },
      }
    : {
        ...required(name, 'title'),
        not: { anyOf: [...without, required('height', 'ratio')] },
      };
});

export const embed = defineBlock('embed', {
  description:
    'Something of a provider in the page itself: the form or the blog of the site settings, or a video, a map, a post or another form.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    source: z.enum(['lead-form', 'blog']).register(elsewhere, { field: 'url' }).optional().meta({
      description:
        'Shows the form or the blog of the site settings. A block has either this, or an address, or code.',
    }),
    url: frameAddress(/^[Hh][Tt][Tt][Pp][Ss]:\/\//, 'wrong-format/frame-url', 2000)
      .optional()
      .meta({
        title: 'Address',
        description:
          'The address of a video, map, post or form: that of the video as browsers show it, or the address in the iframe that the provider gives you.',
        examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      }),
    code: z
      .string()
      .min(1)
      .max(longestCode)
      .register(fieldKinds, { kind: 'html' })
      .optional()
      .meta({
        title: 'Code of the provider',
        description:
          'Code that only works as a script, for providers that give you no address. It runs in a separate frame and cannot read the page.',
        examples: ['<script src="https://widgets.example.com/reviews.js"></script>'],
      }),
    title: text(80, 'What the frame shows, read by screen readers. Needed for an address or code.')
      .meta({ title: 'Name', examples: ['Map of our shop'] })
      .optional(),
    height: z
      .int()
      .min(100)
      .max(2000)
      .optional()
      .meta({
        description:
          'The height in pixels. That of the form of the site settings is 600, 768 or 850. The blog fills the window.',
        examples: [600],
      }),
    ratio: z.enum(frameRatios).optional().meta({
      description:
        'Width to height, instead of a height. A video without either has "16:9", a YouTube short "9:16", a map 450 pixels.',
    }),
    picture: picture(1140, 'What a video or a map shows until it is loaded.').optional(),
    kind: z.enum(frameKinds).optional().meta({
      description:
        'What it is, for an address whose host the site does not know. A video and a map load when a visitor asks for them. Default: "document".',
    }),
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
  jsonSchema: { oneOf: contents },
});

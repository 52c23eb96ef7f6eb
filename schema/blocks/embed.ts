import { z } from 'zod';
import {
  embedScript,
  frameAddress,
  frameHeights,
  headline,
  lines,
  phoneName,
  subheadline,
  text,
} from '../fields.ts';
import { frameKinds, frameRatios, maxCodeLength } from '../frames.ts';
import { fieldInfo } from '../kinds.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

/** A block has exactly one of these fields. Each lists the fields that it excludes (schema/embedErrors.ts). */
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
        ...(name === 'code' && {
          properties: { code: { pattern: '<', description: 'The code of the provider.' } },
        }),
        not: { anyOf: [...without, required('height', 'ratio')] },
      };
});

export const embed = defineBlock('embed', {
  description:
    'A provider’s content in the page: your form or blog, or a video, map, post or other form.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    source: z
      .enum(['lead-form', 'blog'])
      .register(fieldInfo, { otherField: 'url' })
      .optional()
      .meta({
        description:
          'The form or blog in the site settings. A block has a source, an address or code.',
      }),
    url: frameAddress(/^[Hh][Tt][Tt][Pp][Ss]:\/\//, 'wrong-format/frame-url', 2000)
      .optional()
      .meta({
        title: 'Address',
        description:
          'The address of a video in the browser, or of a map, post or form in the provider’s iframe.',
        examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      }),
    code: z
      .string()
      .min(1)
      .max(maxCodeLength)
      .register(fieldInfo, { kind: 'html' })
      .optional()
      .meta({
        title: 'Code of the provider',
        description: 'The code of a provider that gives you no address. It cannot read the page.',
        examples: ['<script src="https://widgets.example.com/reviews.js"></script>'],
      }),
    title: text(80, 'What the frame shows, for screen readers. Required with an address or code.')
      .meta({ title: 'Name', examples: ['Map of our shop'] })
      .optional(),
    height: z
      .int()
      .min(100)
      .max(2000)
      .optional()
      .meta({
        description:
          'The height in pixels; for the form, 600, 768 or 850. The blog fills the window.',
        examples: [600],
      }),
    ratio: z.enum(frameRatios).optional().meta({
      description:
        'Width to height, instead of a height. Default: "16:9" for a video, "9:16" for a YouTube short, 450 pixels for a map.',
    }),
    picture: picture(1140, 'Shown until a video or map loads.').optional(),
    kind: z.enum(frameKinds).optional().meta({
      description:
        'What it is, if the site does not know the host. Videos and maps load on request, and tours may follow the motion of the device. Default: "document".',
    }),
    embedScript: embedScript.meta({
      description: 'Whether the page loads the form provider’s script.',
    }),
    phone: phoneName.optional(),
    next: lines(5, 'What happens after the form is sent.').optional(),
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

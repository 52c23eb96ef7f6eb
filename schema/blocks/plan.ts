import { z } from 'zod';
import { flag, headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

const maxLength = 10_000;

const across = z.number().min(0).max(maxLength).meta({
  title: 'From the left',
  description: 'The distance from the left edge.',
});

const down = z.number().min(0).max(maxLength).meta({
  title: 'From the top',
  description: 'The distance from the top edge.',
});

function length(description: string) {
  return z.number().min(0.1).max(maxLength).meta({ description });
}

const width = length('The size from left to right.');
const height = length('The size from top to bottom.');

function point(description: string) {
  return z.strictObject({ x: across, y: down }).meta({ description });
}

function pattern(description: string) {
  return z
    .strictObject({
      count: z.int().min(2).max(40).meta({ description: 'How many there are.' }),
      spacing: length('From the middle of one to the middle of the next.'),
    })
    .meta({ description });
}

function parts(description: string) {
  return z.int().min(2).max(60).optional().meta({ description });
}

const area = z.strictObject({
  name: text(24, 'A few words, written into the area.').optional(),
  x: across,
  y: down,
  width,
  height,
  look: z.enum(['solid', 'zone', 'opening']).optional().meta({
    description:
      'A solid thing, such as a table; a zone with a dashed line; or an opening in a wall. Default: a room.',
  }),
  columns: parts('Equal parts from left to right, such as parking bays.'),
  rows: parts('Equal parts from top to bottom, such as rack units.'),
});

const item = z.strictObject({
  title: text(60, 'The name of the item.'),
  description: text(200, 'A sentence about the item.').optional(),
  x: across,
  y: down,
  size: z.strictObject({ width, height }).optional().meta({
    description: 'The size, if the item is drawn to scale. Its position is then its center.',
  }),
  across: pattern('Several side by side, the first at this place.').optional(),
  down: pattern('Several below each other, the first at this place.').optional(),
  number: point('Where the number is, if not on the item. A line connects them.').optional(),
  coverage: z
    .strictObject({
      reach: length('How far it reaches.'),
      angle: z
        .number()
        .min(1)
        .max(360)
        .optional()
        .meta({ description: 'The width of its view in degrees. Default: 360.' }),
      direction: z.number().min(0).max(359).optional().meta({
        description: 'Where its view points: 0 is up, 90 right, 180 down, 270 left. Default: 0.',
      }),
    })
    .optional()
    .meta({ description: 'The area it covers, drawn as a circle or cone in a light brand color.' }),
  accent: flag().meta({
    description: 'Whether its number is highlighted. Default: no.',
  }),
});

export const plan = defineBlock('plan', {
  description:
    'A drawing to scale, such as a floor plan, a rack, a door or a site, with a numbered list of what is in it.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    layout: z.enum(['left', 'right', 'wide']).optional().meta({
      description:
        'Where the drawing is in wide windows: left or right of the list, or wide above it. Default: left.',
    }),
    caption: text(140, 'A caption that says what the drawing shows, and whether it is an example.'),
    unit: z.enum(['ft', 'in', 'm', 'cm', 'U']).meta({
      description:
        'The unit of all sizes and distances: feet, inches, meters, centimeters, or rack units of 1.75 inches.',
    }),
    width: z.number().min(1).max(maxLength).meta({ description: 'The width of the drawing.' }),
    height: z.number().min(1).max(maxLength).meta({ description: 'The height of the drawing.' }),
    areas: z.array(area).min(1).max(60).optional().meta({
      description:
        'Rectangles, each placed by its upper left corner: rooms, furniture, racks, doors.',
    }),
    items: z.array(item).min(1).max(12).meta({
      description: 'What the numbers stand for, in order.',
    }),
    runs: z
      .array(
        z.strictObject({
          name: text(40, 'The name in the key under the drawing, such as "Copper cable".'),
          dashed: flag().meta({ description: 'Whether the line is dashed. Default: no.' }),
          points: z
            .array(point('A point of the line.'))
            .min(2)
            .max(20)
            .meta({ description: 'The points of the line, in order.' }),
        }),
      )
      .min(1)
      .max(20)
      .optional()
      .meta({ description: 'Cables, paths and lines of sight.' }),
    dimensions: z
      .array(z.strictObject({ from: point('Where it starts.'), to: point('Where it ends.') }))
      .min(1)
      .max(8)
      .optional()
      .meta({
        description: 'Distances, labeled with their length.',
      }),
  },
  example: {
    headline: 'Your headline: what this plan shows',
    caption: 'Your line under the plan: what it shows.',
    unit: 'ft',
    width: 40,
    height: 30,
    areas: [
      { name: 'One room', x: 0, y: 0, width: 24, height: 18 },
      { name: 'Another room', x: 24, y: 0, width: 16, height: 18 },
      { name: 'Third room', x: 0, y: 18, width: 40, height: 12 },
      { x: 28, y: 6, width: 8, height: 5, look: 'solid' },
    ],
    items: [
      {
        title: 'First thing',
        description: 'What it does in this place, in a sentence.',
        x: 12,
        y: 9,
        coverage: { reach: 14 },
        accent: true,
      },
      {
        title: 'Second thing',
        description: 'What the second thing does there.',
        x: 38,
        y: 2,
        coverage: { reach: 16, angle: 80, direction: 225 },
      },
      {
        title: 'Third thing',
        x: 4,
        y: 26,
        size: { width: 3, height: 3 },
        number: { x: 10, y: 26 },
      },
    ],
    runs: [
      {
        name: 'Line',
        points: [
          { x: 4, y: 26 },
          { x: 4, y: 9 },
          { x: 12, y: 9 },
        ],
      },
    ],
    dimensions: [{ from: { x: 24, y: 15 }, to: { x: 40, y: 15 } }],
  },
});

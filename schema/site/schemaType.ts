import { z } from 'zod';
import { businessTypes } from './businessTypes.ts';

export const schemaType = z
  .enum(businessTypes)
  .optional()
  .meta({
    title: 'Trade',
    description:
      'Your trade, for search engines: a type of https://schema.org/LocalBusiness, such as "Dentist" or "Electrician". Default: "LocalBusiness".',
    examples: ['Electrician', 'Dentist'],
  });

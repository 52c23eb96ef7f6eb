import { z } from 'zod';
import { fieldInfo } from '../kinds.ts';
import { businessTypes } from './businessTypes.ts';
import { trades } from './trades.ts';

export const schemaType = z
  .enum(businessTypes)
  .register(fieldInfo, { knownValues: trades })
  .optional()
  .meta({
    title: 'Trade',
    description:
      'Your trade, for search engines: a type of https://schema.org/LocalBusiness, such as "Dentist". Default: "LocalBusiness".',
    examples: ['Electrician', 'Dentist'],
  });

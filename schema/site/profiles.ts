import { z } from 'zod';
import { address } from '../fields.ts';

export const profiles = z
  .array(
    address(/^[Hh][Tt][Tt][Pp][Ss]:\/\//, 'wrong-format/profile').meta({
      description: 'The address of a profile.',
      examples: ['https://www.linkedin.com/company/example'],
    }),
  )
  .min(1)
  .max(12)
  .optional()
  .meta({
    description:
      'The company’s profiles on social networks and directories, as https addresses, linked in the footer.',
  });

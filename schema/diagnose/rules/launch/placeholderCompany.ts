import { isUnnamed } from '../../../initials.ts';
import type { DocumentRule } from '../../rule.ts';

const message = {
  message: 'The company has no name yet.',
  suggestion: 'Write the name of the company.',
};

export const placeholderCompany: DocumentRule = {
  name: 'placeholder-company',

  check: ({ site, siteSource: source }) =>
    isUnnamed(site.company) ? [{ source, path: ['company'], ...message }] : [],
};

import {
  ctaText,
  emailName,
  headline,
  href,
  icon,
  marks,
  phoneName,
  sample,
  subheadline,
} from '../fields.ts';
import { drawing } from '../picture.ts';
import { priceFields } from '../price.ts';
import { commonFields } from './define.ts';

/** Fields that mean the same in several blocks, so that docs/pages.md explains each once. */
export const sharedFields = {
  ...commonFields,
  ...{ headline, subheadline, ctaText, href, phone: phoneName, email: emailName },
  ...{ drawing, icon, marks, sample: sample('The entry') },
  ...priceFields,
};

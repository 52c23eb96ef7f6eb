import { headline, lines, phoneName, subheadline } from '../fields.ts';
import { formFields } from '../formFields.ts';
import { defineBlock } from './define.ts';

export const form = defineBlock('form', {
  description:
    'A form of your own that is sent to a form service. For the form of the site settings, use the block "embed".',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    ...formFields,
    phone: phoneName.optional(),
    next: lines(5, 'What happens after the form is sent.').optional(),
  },
  example: {
    headline: 'Your headline above the form',
    subheadline: 'One or two sentences on what to write, and who answers.',
    action: 'https://forms.example.com/contact',
    fields: [
      { kind: 'text', label: 'Your name', name: 'name', required: true },
      { kind: 'email', label: 'Your email address', name: 'email', required: true },
      { kind: 'long-text', label: 'What can we do for you?', name: 'message', required: true },
      {
        kind: 'consent',
        label: 'Privacy',
        name: 'consent',
        wording: 'I agree that you store what I wrote to answer me.',
        required: true,
      },
    ],
  },
});

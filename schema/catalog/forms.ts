import type { RuleGroup } from './ruleGroup.ts';
import { quoted } from './words.ts';

/** A part that a kind of form field needs, or cannot have. */
type Part = { kind: string; part: 'options' | 'wording' };

export const forms = {
  title: 'Forms',
  rules: {
    'form-fields': {
      about:
        'The form in the site settings has "src", or "action" and "fields". Field names differ, choices have options, and a consent has its wording.',
    },
    'form-action': {
      about:
        'Send a form to a form service or a script. Pages do not receive forms, except on Netlify.',
    },
    'missing-consent': {
      severity: 'warning',
      about:
        'Another form of the site asks for consent. Add a "consent" field if this one needs it.',
    },
  },
  sentences: {
    'form-fields/none': () => [
      'This form has nothing to show.',
      'Add "src" with the address or code of your form provider, or "action" and "fields" for a form of your own.',
      'Enter the address or code of your form provider, or “Sent to” and “Fields” for a form of your own.',
    ],
    'form-fields/no-fields': () => [
      'This form has no fields.',
      'Add "fields": [{ "kind": "email", "label": "Your email address", "name": "email", "required": true }].',
      'Add its fields, such as name, email and message.',
    ],
    'form-fields/both': ({ isOfProvider }: { isOfProvider: boolean }) => [
      `This has no effect on ${isOfProvider ? 'a provider’s form' : 'a form of your own'}.`,
      'A form is either in a provider’s frame ("src"), or a form of your own ("action" and "fields"). Remove what belongs to the other.',
      'A form is either a provider’s (“Address or code of the form”), or a form of your own (“Sent to” and “Fields”). Remove what belongs to the other.',
    ],
    'form-fields/needs': ({ kind, part }: Part) => [
      part === 'options'
        ? `A field of the kind "${kind}" needs options.`
        : 'A consent needs the sentence that people agree to.',
      part === 'options'
        ? 'Add "options": ["First option", "Second option"].'
        : 'Add "wording": "I agree that …".',
      part === 'options' ? 'Add at least two options.' : 'Write the wording of the consent.',
    ],
    'form-fields/excluded': ({ kind, part }: Part) => [
      `"${part}" has no effect on a field of the kind "${kind}".`,
      part === 'options'
        ? 'Remove it, or set "kind" to "choice" or "choices".'
        : 'Remove it, or set "kind" to "consent".',
    ],
    'form-fields/same-name': ({ name }: { name: string }) => [
      `The name ${quoted(name)} is used twice in this form.`,
      'Choose another name, so that both arrive.',
    ],
    'form-fields/added': ({ name }: { name: string }) => [
      `Pages add ${quoted(name)} to every form, to recognize programs.`,
      'Remove it here: with a value, each message would count as spam.',
    ],
    'form-fields/same-option': ({ option }: { option: string }) => [
      `The option ${quoted(option)} is listed twice.`,
      'Change or remove one of them.',
    ],
    'form-fields/same-wording': ({ label }: { label: string }) => [
      `This has the same wording as ${quoted(label)}.`,
      'Remove one of them, or write what else people agree to.',
    ],
    'form-action': ({ action }: { action: string }) => [
      `${action} is a page of this site. Pages do not receive forms.`,
      'Write the address that your form service gave you. On Netlify, set "host" to "netlify".',
      'Write the address that your form service gave you. On Netlify, choose it as the host of the site.',
    ],
    'form-action/netlify': () => [
      'Netlify cannot tell whose form this is.',
      'Add "send": { "form-name": "contact" }.',
      'Add a fixed value with the name "form-name", such as "contact".',
    ],
    'missing-consent': () => [
      'Another form of this site asks for consent, but this one does not.',
      'Add a field of the kind "consent" if your privacy policy requires it.',
    ],
  },
} as const satisfies RuleGroup;

import { ownValue } from '../../schema/browser.ts';
import type { siteSchema } from '../../schema/index.ts';
import { siteName } from '../api.ts';
import type { FormFields } from './form.ts';
import { formOfDocument } from './pageForm.ts';

/** A section of the site settings: its purpose, and the names of its settings in their order. */
export type Section = {
  title: string;
  about: string;
  names: readonly (keyof typeof siteSchema.shape)[];
};

/** The sections of the site settings, in the order of their list. */
export const sections = [
  {
    title: 'Company',
    about: 'The name and address of the company.',
    names: [
      ...(['company', 'country', 'location', 'address', 'founded', 'legalName'] as const),
      ...(['licenses', 'taxId', 'profiles', 'schemaType'] as const),
    ],
  },
  {
    title: 'Phones and email',
    about: 'Add each number and address here once. Links refer to it by name.',
    names: ['callingCode', 'phones', 'emails'],
  },
  {
    title: 'Opening hours',
    about: 'When the company is open, and days with other hours.',
    names: ['hours'],
  },
  { title: 'Locations', about: 'For a company with several locations.', names: ['locations'] },
  { title: 'Header and menu', about: 'The top of every page.', names: ['header'] },
  { title: 'Footer', about: 'The bottom of every page.', names: ['footer'] },
  { title: 'Form', about: 'The form that buttons open on any page.', names: ['leadForm'] },
  { title: 'Blog', about: 'The blog shown on the blog page.', names: ['blog'] },
  { title: 'Brand', about: 'How the company looks: logo, colors, typefaces.', names: ['brand'] },
  {
    title: 'Facts',
    about: 'Facts that several pages mention. A change here changes them everywhere.',
    names: ['facts'],
  },
  { title: 'Wording', about: 'Change the small built-in texts of the site.', names: ['words'] },
  {
    title: 'Old addresses',
    about: 'Where old addresses redirect visitors.',
    names: ['redirects'],
  },
  { title: 'Statistics', about: 'The provider that counts visits.', names: ['analytics'] },
  {
    title: 'Address and publishing',
    about: 'The web address and language of the site, and where it is hosted and edited.',
    names: [
      ...(['url', 'language', 'host', 'httpsSubdomains', 'editor', 'verification'] as const),
      'formerServiceWorkers',
    ],
  },
  {
    title: 'Open points',
    about: 'What must be settled before the site goes live.',
    names: ['exceptions', 'samples'],
  },
] satisfies readonly [Section, ...Section[]];

/** The section of a setting, by the name of the setting; the first one for any other name. */
export function sectionOf(name: unknown): Section {
  const all: readonly Section[] = sections;
  return all.find(({ names }) => names.some((setting) => setting === name)) ?? sections[0];
}

/** The settings of a section that a document has, in their order. */
export function fieldsOfSection({ names }: Section, document = siteName): FormFields {
  const { fields } = formOfDocument(document);
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = ownValue(fields, name);
      return field ? [[name, field]] : [];
    }),
  );
}

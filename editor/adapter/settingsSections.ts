import { ownValue } from '../../schema/browser.ts';
import type { siteSchema } from '../../schema/index.ts';
import type { FormFields } from './form.ts';
import { siteForm } from './pageForm.ts';

/** A section of the site settings; `about` is its purpose. */
export type Section = { id: string; title: string; about: string };

/** The sections of the site settings, in the order of their list. */
export const sections = [
  { id: 'company', title: 'Company', about: 'The name and address of the company.' },
  {
    id: 'contacts',
    title: 'Phones and email',
    about: 'Add each number and address here once. Links refer to it by name.',
  },
  {
    id: 'hours',
    title: 'Opening hours',
    about: 'When the company is open, and days with other hours.',
  },
  { id: 'locations', title: 'Locations', about: 'For a company with several locations.' },
  { id: 'header', title: 'Header and menu', about: 'The top of every page.' },
  { id: 'footer', title: 'Footer', about: 'The bottom of every page.' },
  { id: 'form', title: 'Form', about: 'The form that buttons open on any page.' },
  { id: 'blog', title: 'Blog', about: 'The blog shown on the blog page.' },
  { id: 'brand', title: 'Brand', about: 'How the company looks: logo, colors, typefaces.' },
  {
    id: 'facts',
    title: 'Facts',
    about: 'Facts that several pages mention. A change here changes them everywhere.',
  },
  { id: 'words', title: 'Wording', about: 'Change the small built-in texts of the site.' },
  {
    id: 'redirects',
    title: 'Old addresses',
    about: 'Where old addresses redirect visitors.',
  },
  {
    id: 'statistics',
    title: 'Statistics',
    about: 'The provider that counts visits.',
  },
  {
    id: 'site',
    title: 'Address and publishing',
    about: 'The web address and language of the site, and how it is published.',
  },
  { id: 'notes', title: 'Open points', about: 'What must be settled before the site goes live.' },
] as const satisfies readonly Section[];

type SectionId = (typeof sections)[number]['id'];

/** The section of each setting, in the order in which the section shows them. A setting without one does not compile. */
const sectionIds: Record<Exclude<keyof typeof siteSchema.shape, '$schema'>, SectionId> = {
  company: 'company',
  country: 'company',
  location: 'company',
  address: 'company',
  founded: 'company',
  legalName: 'company',
  licences: 'company',
  taxId: 'company',
  profiles: 'company',
  schemaType: 'company',
  callingCode: 'contacts',
  phones: 'contacts',
  emails: 'contacts',
  hours: 'hours',
  locations: 'locations',
  header: 'header',
  footer: 'footer',
  leadForm: 'form',
  blog: 'blog',
  brand: 'brand',
  facts: 'facts',
  words: 'words',
  exceptions: 'notes',
  redirects: 'redirects',
  analytics: 'statistics',
  url: 'site',
  language: 'site',
  host: 'site',
  httpsSubdomains: 'site',
  publishing: 'site',
  verification: 'site',
  formerServiceWorkers: 'site',
  samples: 'notes',
};

/** The section of a setting, by the name of the setting; the first one for any other name. */
export function sectionOf(name: unknown): Section {
  const id = ownValue(sectionIds, String(name));
  return sections.find((section) => section.id === id) ?? sections[0];
}

/** The settings of a section, in their order. */
export function fieldsOfSection(section: Section): FormFields {
  const names = Object.keys(sectionIds).filter((name) => sectionOf(name) === section);
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = ownValue(siteForm.fields, name);
      return field ? [[name, field]] : [];
    }),
  );
}

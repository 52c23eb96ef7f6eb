import { stringsIn } from '../strings.ts';
import type { Documents, Finding, Rule } from '../types.ts';

// What is right while the site is made and wrong on the day it goes live. Checked with --launch alone.

const inSite = (
  { site, siteSource }: Documents,
  wrong: (text: string) => boolean,
  say: (text: string) => Omit<Finding, 'source' | 'path'>,
): Finding[] =>
  stringsIn(site)
    .filter(({ path, text }) => path[0] !== 'samples' && wrong(text))
    .map(({ path, text }) => ({ source: siteSource, path, ...say(text) }));

const sampleTestimonial: Rule = {
  name: 'sample-testimonial',
  severity: 'error',
  check({ pages }) {
    return pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index) =>
        block.type !== 'testimonials'
          ? []
          : block.items.flatMap(({ name, sample }, item) =>
              sample
                ? [
                    {
                      source,
                      path: ['blocks', index, 'items', item, 'sample'],
                      message: `The testimonial of ${name} is a sample.`,
                      suggestion: 'Write the words of a real customer and take "sample" out.',
                    },
                  ]
                : [],
            ),
      ),
    );
  },
};

const demoFrame: Rule = {
  name: 'demo-frame',
  severity: 'error',
  check: (documents) =>
    inSite(
      documents,
      (text) => text.startsWith('/demo/'),
      (text) => ({
        message: `"${text}" is a demonstration.`,
        suggestion: 'Write the address that your provider gave you, or take the field out.',
      }),
    ),
};

const fictionalPhone: Rule = {
  name: 'fictional-phone',
  severity: 'error',
  check: (documents) =>
    inSite(
      documents,
      (text) => /555[ .-]?01\d\d/.test(text),
      (text) => ({
        message: `${text} is a number for films and examples; nobody answers it.`,
        suggestion: 'Write your own number.',
      }),
    ),
};

const exampleAddress: Rule = {
  name: 'example-address',
  severity: 'error',
  check: (documents) =>
    inSite(
      documents,
      (text) => /\bexample\.(com|org|net)\b|\bexample street\b/i.test(text),
      (text) => ({
        message: `"${text}" is an example.`,
        suggestion: 'Write your own address.',
      }),
    ),
};

const placeholderCompany: Rule = {
  name: 'placeholder-company',
  severity: 'error',
  check: ({ site, siteSource }) =>
    /^company name$/i.test(site.company)
      ? [
          {
            source: siteSource,
            path: ['company'],
            message: 'The company has no name yet.',
            suggestion: 'Write the name of the company.',
          },
        ]
      : [],
};

export const launchRules: readonly Rule[] = [
  sampleTestimonial,
  demoFrame,
  fictionalPhone,
  exampleAddress,
  placeholderCompany,
];

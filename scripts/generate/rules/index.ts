import { companyExamples } from './company.ts';
import { datesExamples } from './dates.ts';
import type { Examples } from './example.ts';
import { fieldsExamples } from './fields.ts';
import { fileExamples } from './file.ts';
import { filesExamples } from './files.ts';
import { launchExamples } from './launch.ts';
import { picturesExamples } from './pictures.ts';
import { siteExamples } from './site.ts';
import { typefacesExamples } from './typefaces.ts';
import { writingExamples } from './writing.ts';

/** The examples of every rule, for tests. */
export const examples: Examples = {
  ...{ ...fileExamples, ...writingExamples, ...fieldsExamples, ...siteExamples },
  ...{ ...datesExamples, ...companyExamples, ...picturesExamples, ...filesExamples },
  ...{ ...typefacesExamples, ...launchExamples },
};

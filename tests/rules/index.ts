import { companyExamples } from './company.ts';
import { datesExamples } from './dates.ts';
import type { Examples } from './example.ts';
import { fieldsExamples } from './fields.ts';
import { fileExamples } from './file.ts';
import { filesExamples } from './files.ts';
import { formsExamples } from './forms.ts';
import { languagesExamples } from './languages.ts';
import { launchExamples } from './launch.ts';
import { linksExamples } from './links.ts';
import { pagesExamples } from './pages.ts';
import { picturesExamples } from './pictures.ts';
import { textsExamples } from './texts.ts';
import { typefacesExamples } from './typefaces.ts';
import { writingExamples } from './writing.ts';

/** The examples of every rule. */
export const examples: Examples = {
  ...{ ...fileExamples, ...writingExamples, ...fieldsExamples, ...formsExamples },
  ...{ ...linksExamples, ...languagesExamples, ...pagesExamples, ...textsExamples },
  ...{ ...datesExamples, ...companyExamples, ...picturesExamples, ...filesExamples },
  ...{ ...typefacesExamples, ...launchExamples },
};

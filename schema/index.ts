// The API for other programs: the schemas, diagnose(), applyFixes() and their types (docs/changing-code.md, "The schema in
// another program"). Other folders import from this file, inspect.ts, browser.ts, diagnose/, colors/ and words/.
export {
  type Block,
  type BlockOf,
  type BlockType,
  blockDefinitions,
  blockSchema,
  blockTypes,
} from './blocks/index.ts';
export { restoreResults, saveResults } from './diagnose/checkPage.ts';
export {
  type Content,
  type Diagnosis,
  diagnose,
  type LanguageContent,
  type Options,
} from './diagnose/diagnose.ts';
export { applyFixes, type FixedPlace } from './diagnose/fix.ts';
export type {
  Diagnostic,
  DownloadFile,
  Edit,
  FontFile,
  LinkResult,
  LinkResults,
  PictureFile,
  SourceFile,
  ValuePath,
  WellKnownFile,
} from './diagnose/types.ts';
export type { Paragraph } from './fields.ts';
export type { Input, OwnForm } from './formFields.ts';
export { type IconName, iconNames } from './icons/names.ts';
export { languageSiteFields } from './languages.ts';
export { type Page, pageFields, pageSchema } from './page.ts';
export type { Picture } from './picture.ts';
export type { Price } from './price.ts';
export { type Site, siteFields, siteSchema } from './site.ts';

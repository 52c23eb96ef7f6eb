import { ruleInfo } from '../../catalog/index.ts';
import type { DocumentRule } from '../rule.ts';
import { altRules } from './alts.ts';
import { dateRules } from './dates.ts';
import { factRules } from './facts.ts';
import { fileRules } from './files.ts';
import { fontRules } from './fonts.ts';
import { formRules } from './forms.ts';
import { languageRules } from './language.ts';
import { launchRules } from './launch.ts';
import { linkRules } from './links.ts';
import { linkTextRules } from './linkTexts.ts';
import { listRules } from './lists.ts';
import { redirectRules } from './paths.ts';
import { pictureRules } from './pictures.ts';
import { companyRules, settingRules } from './settings.ts';
import { textRules } from './texts.ts';
import { translationRules } from './translations.ts';

export { launchRules } from './launch.ts';
export { pathRules } from './paths.ts';
export { addressRules } from './translations.ts';

/** The rules that run once all paths are valid. */
export const siteRules: readonly DocumentRule[] = [
  ...[
    ...linkRules,
    ...dateRules,
    ...linkTextRules,
    ...redirectRules,
    ...textRules,
    ...listRules,
    ...languageRules,
    ...factRules,
    ...settingRules,
    ...translationRules,
    ...formRules,
  ],
  ...[...companyRules, ...pictureRules, ...altRules, ...fontRules, ...fileRules],
];

/** The launch rules that also warn while the site is being written. With `--launch` they are errors. */
export const preLaunchWarnings: readonly DocumentRule[] = launchRules.filter(
  ({ name }) => ruleInfo[name].severity === 'warning before launch',
);

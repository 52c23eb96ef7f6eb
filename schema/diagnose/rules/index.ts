import { ruleInfo } from '../catalog/index.ts';
import type { DocumentRule, FileRule } from '../rule.ts';
import * as company from './company/index.ts';
import { downloadRules } from './downloads.ts';
import * as figure from './figure/index.ts';
import * as font from './font/index.ts';
import * as launch from './launch/index.ts';
import * as picture from './picture/index.ts';
import * as site from './site/index.ts';
import * as style from './style/index.ts';

/** While a document breaks one of these rules, it is not known which pages exist. */
export const pathRules: readonly DocumentRule[] = [
  site.duplicatePath,
  site.requiredPages,
  site.reservedPath,
];

const figureRules: readonly DocumentRule[] = Object.values(figure);
const companyRules: readonly DocumentRule[] = Object.values(company);
const fontRules: readonly DocumentRule[] = Object.values(font);
const pictureRules: readonly DocumentRule[] = Object.values(picture);
const agreementRules = Object.values(site).filter((rule) => !pathRules.includes(rule));

/** The rules that run once the paths are valid. */
export const siteRules: readonly DocumentRule[] = [
  ...agreementRules,
  ...companyRules,
  ...figureRules,
  ...pictureRules,
  ...fontRules,
  ...downloadRules,
];

export const styleRules: readonly FileRule[] = Object.values(style);

export const launchRules: readonly DocumentRule[] = Object.values(launch);

/** The launch rules that also warn while the site is being written; for a launch they are errors. */
export const preLaunchWarnings: readonly DocumentRule[] = launchRules.filter(
  ({ name }) => ruleInfo[name].severity === 'warning before launch',
);

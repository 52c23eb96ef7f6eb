import type { DocumentRule, FileRule, RuleInfo } from '../rule.ts';
import * as company from './company/index.ts';
import * as download from './download/index.ts';
import * as figure from './figure/index.ts';
import * as file from './file/index.ts';
import * as font from './font/index.ts';
import * as launch from './launch/index.ts';
import * as picture from './picture/index.ts';
import * as shape from './shape/index.ts';
import * as site from './site/index.ts';
import * as style from './style/index.ts';
import * as syntax from './syntax/index.ts';

/** While a document breaks one of these rules, it is not known which pages exist. */
export const pathRules: readonly DocumentRule[] = [
  site.duplicatePath,
  site.requiredPages,
  site.reservedPath,
];

const figureRules: readonly DocumentRule[] = Object.values(figure);
const companyRules: readonly DocumentRule[] = Object.values(company);
const fontRules: readonly DocumentRule[] = Object.values(font);
const downloadRules: readonly DocumentRule[] = Object.values(download);
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
export const preLaunchWarnings: readonly DocumentRule[] = launchRules.flatMap(
  ({ beforeLaunch: severity, ...rule }) => (severity ? [{ ...rule, severity }] : []),
);

type RuleGroup = { title: string; about: string; rules: readonly RuleInfo[] };

/** Every rule there is, in the groups and the order of docs/rules.md. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: 'The file', about: 'Whether a file can be read at all.', rules: Object.values(file) },
  {
    title: 'Writing',
    about: 'Quotation marks, commas and brackets: how JSON is written.',
    rules: Object.values(syntax),
  },
  {
    title: 'Fields',
    about: 'Which fields a page and its blocks have, and what they take.',
    rules: Object.values(shape),
  },
  {
    title: 'The site as a whole',
    about: 'What several documents must agree on.',
    rules: [...pathRules, ...agreementRules],
  },
  {
    title: 'Facts about the company',
    about: 'Opening hours, locations and prices.',
    rules: companyRules,
  },
  {
    title: 'Plans and timelines',
    about: 'What a drawing to scale must keep to, so that it can be read.',
    rules: figureRules,
  },
  {
    title: 'Pictures',
    about: 'Whether a picture is there, can be shown, and says what it shows.',
    rules: pictureRules,
  },
  {
    title: 'Typefaces',
    about: 'Whether a font of your own can be shown, and has what the site shows.',
    rules: fontRules,
  },
  {
    title: 'Files to download',
    about: 'Whether a file that a link leads to is there, and can be given out.',
    rules: downloadRules,
  },
  {
    title: 'Order',
    about:
      'Nothing breaks where these are not kept. `--fix` and the editor put them right, and `--style` lists them.',
    rules: styleRules,
  },
  {
    title: 'Before going live',
    about: 'Found with `--launch`.',
    rules: launchRules,
  },
];

export const rules: readonly RuleInfo[] = ruleGroups.flatMap((group) => group.rules);

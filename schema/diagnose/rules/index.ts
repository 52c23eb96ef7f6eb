import type { DocumentRule, FileRule, RuleInfo } from '../rule.ts';
import { byteOrderMark } from './file/byteOrderMark.ts';
import { emptyFile } from './file/emptyFile.ts';
import { tooDeep } from './file/tooDeep.ts';
import { tooLarge } from './file/tooLarge.ts';
import { unreadableFile } from './file/unreadableFile.ts';
import { demoFrame } from './launch/demoFrame.ts';
import { exampleAddress } from './launch/exampleAddress.ts';
import { fictionalPhone } from './launch/fictionalPhone.ts';
import { placeholderCompany } from './launch/placeholderCompany.ts';
import { sampleTestimonial } from './launch/sampleTestimonial.ts';
import { empty } from './shape/empty.ts';
import { forbiddenLink } from './shape/forbiddenLink.ts';
import { missingField } from './shape/missingField.ts';
import { outOfRange } from './shape/outOfRange.ts';
import { tooLong } from './shape/tooLong.ts';
import { tooShort } from './shape/tooShort.ts';
import { unknownBlockType } from './shape/unknownBlockType.ts';
import { unknownField } from './shape/unknownField.ts';
import { unknownValue } from './shape/unknownValue.ts';
import { wrongCount } from './shape/wrongCount.ts';
import { wrongForm } from './shape/wrongForm.ts';
import { wrongKind } from './shape/wrongKind.ts';
import { brokenLink } from './site/brokenLink.ts';
import { circularFact } from './site/circularFact.ts';
import { duplicateId } from './site/duplicateId.ts';
import { duplicatePath } from './site/duplicatePath.ts';
import { duplicateText } from './site/duplicateText.ts';
import { missingFile } from './site/missingFile.ts';
import { oneHero } from './site/oneHero.ts';
import { redirectConflict } from './site/redirectConflict.ts';
import { requiredPages } from './site/requiredPages.ts';
import { reservedPath } from './site/reservedPath.ts';
import { unknownFact } from './site/unknownFact.ts';
import { unlinkedPage } from './site/unlinkedPage.ts';
import { indentation } from './style/indentation.ts';
import { keyOrder } from './style/keyOrder.ts';
import { missingSchema } from './style/missingSchema.ts';
import { comment } from './syntax/comment.ts';
import { controlCharacter } from './syntax/controlCharacter.ts';
import { doubledComma } from './syntax/doubledComma.ts';
import { duplicateKey } from './syntax/duplicateKey.ts';
import { extraBracket } from './syntax/extraBracket.ts';
import { extraQuote } from './syntax/extraQuote.ts';
import { extraText } from './syntax/extraText.ts';
import { forbiddenKey } from './syntax/forbiddenKey.ts';
import { innerQuote } from './syntax/innerQuote.ts';
import { missingBracket } from './syntax/missingBracket.ts';
import { missingColon } from './syntax/missingColon.ts';
import { missingComma } from './syntax/missingComma.ts';
import { missingKey } from './syntax/missingKey.ts';
import { missingQuote } from './syntax/missingQuote.ts';
import { missingValue } from './syntax/missingValue.ts';
import { oddSpace } from './syntax/oddSpace.ts';
import { singleQuotes } from './syntax/singleQuotes.ts';
import { smartQuotes } from './syntax/smartQuotes.ts';
import { strayCharacter } from './syntax/strayCharacter.ts';
import { trailingComma } from './syntax/trailingComma.ts';
import { unquotedText } from './syntax/unquotedText.ts';
import { wrongEscape } from './syntax/wrongEscape.ts';
import { wrongNumber } from './syntax/wrongNumber.ts';

/** What must be right before it is clear which pages there are. */
export const pathRules: readonly DocumentRule[] = [duplicatePath, requiredPages, reservedPath];

export const siteRules: readonly DocumentRule[] = [
  brokenLink,
  circularFact,
  duplicateId,
  duplicateText,
  missingFile,
  oneHero,
  redirectConflict,
  unknownFact,
  unlinkedPage,
];

export const styleRules: readonly FileRule[] = [missingSchema, keyOrder, indentation];

export const launchRules: readonly DocumentRule[] = [
  demoFrame,
  exampleAddress,
  fictionalPhone,
  placeholderCompany,
  sampleTestimonial,
];

export type RuleGroup = { title: string; about: string; rules: readonly RuleInfo[] };

/** Every rule there is, in the groups and the order of docs/rules.md. */
export const ruleGroups: readonly RuleGroup[] = [
  {
    title: 'The file',
    about: 'Whether a file can be read at all.',
    rules: [byteOrderMark, emptyFile, tooDeep, tooLarge, unreadableFile],
  },
  {
    title: 'Writing',
    about: 'Quotation marks, commas and brackets: how JSON is written.',
    rules: [
      comment,
      controlCharacter,
      doubledComma,
      duplicateKey,
      extraBracket,
      extraQuote,
      extraText,
      forbiddenKey,
      innerQuote,
      missingBracket,
      missingColon,
      missingComma,
      missingKey,
      missingQuote,
      missingValue,
      oddSpace,
      singleQuotes,
      smartQuotes,
      strayCharacter,
      trailingComma,
      unquotedText,
      wrongEscape,
      wrongNumber,
    ],
  },
  {
    title: 'Fields',
    about: 'Which fields a page and its blocks have, and what they take.',
    rules: [
      empty,
      forbiddenLink,
      missingField,
      outOfRange,
      tooLong,
      tooShort,
      unknownBlockType,
      unknownField,
      unknownValue,
      wrongCount,
      wrongForm,
      wrongKind,
    ],
  },
  {
    title: 'The site as a whole',
    about: 'What several documents must agree on.',
    rules: [...pathRules, ...siteRules],
  },
  {
    title: 'Order',
    about: 'Nothing breaks where these are not kept, and `--fix` puts all of it right.',
    rules: styleRules,
  },
  { title: 'Before going live', about: 'Found with `--launch` alone.', rules: launchRules },
];

export const rules: readonly RuleInfo[] = ruleGroups.flatMap((group) => group.rules);

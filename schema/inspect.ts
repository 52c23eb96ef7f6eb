// Reads the schema of a field, and walks the fields, texts, links and pictures of a document.
export type { TextAt } from './basics.ts';
export { commonFields } from './blocks/define.ts';
export { hero } from './blocks/hero.ts';
export { blockLabel } from './blocks/label.ts';
export { prose } from './blocks/prose.ts';
export { sharedFields } from './blocks/shared.ts';
export { isCameraName } from './cameraName.ts';
export { choiceWords } from './choiceWords.ts';
export { exampleOf, minimalValue } from './diagnose/exampleOf.ts';
export { linksIn } from './diagnose/links.ts';
export { filesNamedIn, picturesIn } from './diagnose/pictures.ts';
export { fillDocument } from './diagnose/prose.ts';
export { onceSaved } from './diagnose/savedResults.ts';
export { textsIn, withTextsAt } from './diagnose/strings.ts';
export {
  type DownloadEnding,
  downloadEndingOf,
  downloadEndings,
  downloadKinds,
  downloadsFolder,
  isDownload,
  maxDownloadBytes,
} from './downloads.ts';
export { editDistance } from './editDistance.ts';
export { deniedNotes } from './embeds/deniedFeatures.ts';
export { embedName } from './embeds/embedName.ts';
export { type EmbedCode, readEmbedCode, withTitle } from './embeds/readEmbedCode.ts';
export { href, pieces } from './fields.ts';
export { type Host, hosts } from './hosts.ts';
export { loadIconSearch } from './icons/loadSearch.ts';
export { ownIconNames } from './icons/names.ts';
export { iconThemes } from './icons/themes.ts';
export {
  type Field,
  fieldOf,
  fieldsIn,
  type Kind,
  type KnownValues,
  kinds,
  limitsOf,
  type TextKind,
  textContentOf,
} from './kinds.ts';
export { folderNames, inherit, isSameLanguage, languageFolders, versionsOf } from './languages.ts';
export { descriptionExample, titleExample } from './page.ts';
export { listed, listsOn, type PageList, pagesBelow, pageWithAll } from './pageLists.ts';
export { dialedNumber, examplePhone } from './phones.ts';
export { altLength } from './picture.ts';
export { isInPlaceOfPicture, picturesAmong, picturesBy } from './pictureFields.ts';
export { isDrawingPath, isPicturePath } from './pictureFiles.ts';
export { type ReadRedirect, readRedirects, redirectFor, requestPath } from './redirects.ts';
export { reservedIds } from './reservedIds.ts';
export {
  allFields,
  fieldSchemaAt,
  forEachField,
  schemaAt,
  textsOfKind,
  valueAt,
} from './schemaAt.ts';
export { contentOn, dayIn, nextChange, timeZoneOf } from './shownDays.ts';
export {
  countryDefaults,
  countryName,
  countryOfLanguage,
  withCurrencyOf,
} from './site/countryDefaults.ts';
export { defaultBranch } from './site/editor.ts';
export { valuesFor } from './site/trades.ts';

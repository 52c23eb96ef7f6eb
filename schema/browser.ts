// Code that also runs in visitors' browsers: none of these modules imports Zod.
export { type Address, addressLine } from './addressLine.ts';
export {
  contactIn,
  contactSchemes,
  emailIn,
  isSamePhone,
  phoneIn,
  subjectIn,
} from './contacts.ts';
export { readDate } from './dates.ts';
export { factsOf, fillFacts } from './facts.ts';
export { type FrameKind, hostOf, readFrame } from './frames.ts';
export { initialsOf, isUnnamed } from './initials.ts';
export { once } from './once.ts';
export {
  type DayRange,
  dateOf,
  dayNumber,
  type Exception,
  isYearly,
  minutesOfDay,
  type OpeningHours,
  occurrences,
  readSpans,
  type Span,
  spansOn,
  weekdayOf,
  weekdays,
} from './openingHours.ts';
export { isPieces, paragraphsOf } from './paragraphs.ts';
export {
  addressIn,
  demoFolder,
  documentPath,
  documentUrl,
  embedPath,
  embedsFolder,
  type Folder,
  frameSrc,
  homeOf,
  isAddressIn,
  isCode,
  isReservedOnWindows,
  notFoundAt,
  notFoundOf,
  notFoundPath,
  originalUrl,
  pathOfDocument,
  requiredPaths,
  reservedPaths,
  sharePicture,
  shareSize,
} from './paths.ts';
export { inAscii, slugOf, withoutAccents } from './slugOf.ts';
export { textWidth } from './textWidth.ts';
export {
  fontFilesOf,
  hasSerifs,
  isDefault,
  isInRange,
  packageOf,
  type Typeface,
  type TypefaceName,
  type Typefaces,
  typefaceNames,
  typefacesOf,
} from './typefaces.ts';
export { type Group, isGroup, isObject, ownValue, parseJson } from './values.ts';
export { verificationTags } from './verificationTags.ts';
export { parseAddress, publishedEmail } from './webAddress.ts';

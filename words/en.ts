/**
 * The words of the code in English. What is in brackets is a place for a value. Other languages have the same names, with the
 * same places; where.ts says where visitors meet each.
 */
export const en = {
  skipToContent: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  onThisPage: 'On this page',
  call: 'Call [phone]',
  callNow: 'Call Now',
  quickContact: 'Quick contact',
  announcement: 'Announcement',
  contact: 'Contact',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',

  close: 'Close',
  formIsComing: 'The form is on its way.',
  ratherTalk: 'Rather talk?',
  noForm: 'Is there no form here? Call us or write to us instead.',
  whatHappensNext: 'What happens next',
  openBlog: 'Open the blog by itself',

  copy: 'Copy [text]',
  copied: '[text] is copied.',
  notCopied: 'Your browser did not allow copying. Here it is: [text]',
  notifications: 'Notifications',
  notLoaded: 'The page could not be loaded. Check your connection and try again.',
  offline: 'The page could not be loaded. It opens as soon as you are online again.',

  about: 'about [title]',
  vagueLinks: 'Learn more|Read more|Find out more',
  forPackage: 'for [title]',
  stars: '[number] of 5 stars',
  contents: 'Contents',
  contentsOf: '[title]: contents',

  pictures: 'Pictures',
  openPicture: 'Open large',
  openNumberedPicture: 'Open picture [number] large',
  pictureOf: '[number] of [count]',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureNotLoaded: 'This picture could not be loaded.',
  itShows: 'It shows: [alt]',
  compare: 'Compare “[before]” with “[after]”',
  share: '[percent]% [title]',

  toScale: 'To scale: one square is [length].',
  inDrawing: 'In the drawing: [names]',
  rackUnits: '[number]\u00a0U',

  time: '[from] to [to]',
  am: '[time]\u00a0AM',
  pm: '[time]\u00a0PM',
  day: 'Day\u00a0[number]',
  days: 'Day\u00a0[from] to [to]',
  week: 'Week\u00a0[number]',
  weeks: 'Week\u00a0[from] to [to]',
} as const;

import { language } from './language.ts';

export const de = language({
  skipToContent: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  menu: 'Menü',
  onThisPage: 'Auf dieser Seite',
  call: '[phone] anrufen',
  callNow: 'Jetzt anrufen',
  quickContact: 'Schneller Kontakt',
  announcement: 'Hinweis',
  contact: 'Kontakt',
  theme: 'Darstellung',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',

  close: 'Schließen',
  formIsComing: 'Das Formular wird geladen.',
  ratherTalk: 'Lieber telefonieren?',
  noForm: 'Ist hier kein Formular zu sehen? Rufen Sie uns an oder schreiben Sie uns.',
  whatHappensNext: 'So geht es weiter',
  openBlog: 'Den Blog einzeln öffnen',

  copy: '[text] kopieren',
  copied: '[text] ist kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren nicht erlaubt. Hier ist der Text: [text]',
  notifications: 'Mitteilungen',
  notLoaded:
    'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  offline:
    'Die Seite konnte nicht geladen werden. Sie öffnet sich, sobald Sie wieder online sind.',

  about: 'über [title]',
  vagueLinks: 'Mehr erfahren|Mehr lesen|Weiterlesen|Mehr',
  forPackage: 'für [title]',
  stars: '[number] von 5 Sternen',
  contents: 'Inhalt',
  contentsOf: '[title]: Inhalt',

  pictures: 'Bilder',
  openPicture: 'Groß öffnen',
  openNumberedPicture: 'Bild [number] groß öffnen',
  pictureOf: '[number] von [count]',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  compare: '„[before]“ mit „[after]“ vergleichen',
  share: '[percent]\u00a0% [title]',

  toScale: 'Maßstabsgetreu: Ein Kästchen entspricht [length].',
  inDrawing: 'In der Zeichnung: [names]',
  feet: '[number]\u00a0Fuß',
  inches: '[number]\u00a0Zoll',
  rackUnits: '[number]\u00a0HE',

  time: '[from] bis [to]',
  am: '[time]\u00a0AM',
  pm: '[time]\u00a0PM',
  day: 'Tag\u00a0[number]',
  days: 'Tag\u00a0[from] bis [to]',
  week: 'Woche\u00a0[number]',
  weeks: 'Woche\u00a0[from] bis [to]',
});

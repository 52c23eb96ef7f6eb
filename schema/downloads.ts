// The files that visitors can download: those of the folder "downloads" beside the documents. A link has the address that
// visitors see, "/downloads/brochure.pdf". No page can have such an address, because paths of pages have no dot.

/** The folder in a folder of documents, and in the address of a file in it. */
export const downloadsFolder = 'downloads';

/**
 * The kinds of files, by file extension: their name in messages, and the MIME type with which they are sent. A browser shows or
 * keeps them and runs nothing in them on the site, as it would for a page, a script or an SVG.
 */
export const downloadKinds = {
  pdf: { words: 'PDF', type: 'application/pdf' },
  docx: {
    words: 'Word document',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    words: 'Excel workbook',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    words: 'PowerPoint presentation',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  csv: { words: 'table (CSV)', type: 'text/csv; charset=utf-8' },
  txt: { words: 'text', type: 'text/plain; charset=utf-8' },
  ics: { words: 'calendar entry', type: 'text/calendar; charset=utf-8' },
  vcf: { words: 'contact card', type: 'text/vcard; charset=utf-8' },
  zip: { words: 'ZIP archive', type: 'application/zip' },
} as const satisfies Record<string, { words: string; type: string }>;

export type DownloadEnding = keyof typeof downloadKinds;

const endings = Object.keys(downloadKinds);

/** The endings as sentences list them. */
export const downloadEndings = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;

/** The maximum size. Some hosts take no file of more than 25 MB. */
export const maxDownloadBytes = 20_000_000;

/**
 * The source of a regular expression that matches the address of such a file. Its characters are the same on every disk and
 * host. No name of a folder or file begins with a dot.
 */
export const downloadPattern = `\\/${downloadsFolder}(?:\\/[A-Za-z0-9_][A-Za-z0-9._-]*)+\\.(?:${endings.join('|')})`;

const download = new RegExp(`^${downloadPattern}$`);

/** Whether a link leads to a file that visitors can download. */
export function isDownload(href: string): boolean {
  return download.test(href);
}

/** The ending of a file's name, in lowercase letters; undefined where visitors cannot download such a file. */
export function downloadEndingOf(name: string): DownloadEnding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return isEnding(ending) ? ending : undefined;
}

function isEnding(text: string): text is DownloadEnding {
  return Object.hasOwn(downloadKinds, text);
}

// Files that visitors can download, from the folder "downloads" in the document folder. A link contains the public address,
// "/downloads/brochure.pdf". No page can have such an address, because page paths contain no dot.

/** The folder in the document folder, and the first segment of the address of each file in it. */
export const downloadsFolder = 'downloads';

/**
 * The kinds of files by file extension: their name in messages and their MIME type. Browsers display or save these files, but run
 * nothing in them on the site's origin, as they would for HTML, a script or an SVG.
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

/** The extensions as listed in messages. */
export const downloadEndings = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;

/** The maximum size. Some hosts reject files of more than 25 MB. */
export const maxDownloadBytes = 20_000_000;

/**
 * The source of a regular expression that matches the address of a download. Its characters are the same on every disk and host.
 * Names of folders and files cannot begin with a dot.
 */
export const downloadPattern = `\\/${downloadsFolder}(?:\\/[A-Za-z0-9_][A-Za-z0-9._-]*)+\\.(?:${endings.join('|')})`;

const download = new RegExp(`^${downloadPattern}$`);

/** Whether a link leads to a download. */
export function isDownload(href: string): boolean {
  return download.test(href);
}

/** The extension of a file name in lowercase; undefined if visitors cannot download such a file. */
export function downloadEndingOf(name: string): DownloadEnding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return isEnding(ending) ? ending : undefined;
}

function isEnding(text: string): text is DownloadEnding {
  return Object.hasOwn(downloadKinds, text);
}

import type { RuleGroup } from './ruleGroup.ts';
import { didYouMean } from './words.ts';

export const downloads = {
  title: 'Files to download',
  about: 'Whether a file that a link leads to is there, and can be given out.',
  rules: {
    'missing-download': {
      about:
        'A link to a file must name a file in the "downloads" folder next to the documents. Capitals count: web hosts on Linux tell them apart, macOS and Windows do not.',
    },
    'unreadable-download': {
      about:
        'Visitors can download pdf, docx, xlsx, pptx, csv, txt, ics, vcf and zip files of up to 20 MB whose content matches the ending. None of these types can run code on the site.',
    },
    'unused-download': {
      severity: 'warning',
      about:
        'A file that no link leads to is not published. If visitors could not download it anyway, the reason is reported here too.',
    },
  },
  sentences: {
    'missing-download': ({ address, near }: { address: string; near: readonly string[] }) => [
      `The folder "downloads" has no file "${address}".`,
      near.length > 0 ? didYouMean(near) : 'Add the file to the folder, or choose another file.',
    ],
    'missing-download/capitals': ({ address, same }: { address: string; same: string }) => [
      `The file is called "${same}", not "${address}". Capitals count.`,
    ],
    'unreadable-download': ({ address, problem }: { address: string; problem: string }) => [
      `Visitors cannot download "${address}". ${problem}`,
    ],
    'unused-download': ({ address, problem }: { address: string; problem: string | undefined }) => [
      problem === undefined
        ? `No link leads to "${address}".`
        : `Nothing links to "${address}", and visitors could not download it. ${problem}`,
      'Link to it on a page, or remove the file.',
    ],
  },
} as const satisfies RuleGroup;

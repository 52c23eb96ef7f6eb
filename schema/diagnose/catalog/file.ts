import type { RuleGroup } from './ruleGroup.ts';

export const file = {
  title: 'The file',
  about: 'Whether a file can be read at all.',
  rules: {
    'byte-order-mark': {
      about:
        'Some programs on Windows put an invisible mark before the first character of a file. JSON does not allow it.',
    },
    'empty-file': {
      about:
        'An empty document is no page. Often a save was interrupted, or a file was created and forgotten.',
    },
    'same-document-name': {
      about:
        'Two files whose names differ only in capitals are one file on macOS and Windows: whoever gets the folder there has only one of the pages.',
    },
    'too-deep': {
      about: 'No page needs 50 brackets inside each other. The file is damaged, or is no page.',
    },
    'too-large': {
      about:
        'A page of more than 1 MB of text is a mistake: nobody reads it, and no phone loads it.',
    },
    'unfinished-merge': {
      about:
        'When two people change the same lines, Git writes both versions into the file, between lines of < = and >. Somebody has to choose one.',
    },
    'unreadable-file': {
      about:
        'A document is a file in the folder of documents that you may read, saved as UTF-8. Links out of the folder are not followed.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;

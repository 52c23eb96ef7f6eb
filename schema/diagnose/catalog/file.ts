import { maxDepth } from '../limits.ts';
import type { RuleGroup } from './ruleGroup.ts';

/** The lines of two versions, and all lines of a conflict: "lines 13 to 15". */
type MergeChoice = { ours: string; theirs: string; all: string };

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
  sentences: {
    'byte-order-mark': () => [
      'The file starts with an invisible mark (BOM) that JSON does not allow.',
      'Save it as "UTF-8", not as "UTF-8 with BOM".',
    ],
    'empty-file': () => [
      'The file is empty.',
      'Delete it, or write a page into it: "npm run new -- page" creates one.',
    ],
    'same-document-name': ({ other }: { other: string }) => [
      `The name of this file differs from "${other}" only in capitals.`,
      'Rename one of the two files.',
    ],
    'too-deep': () => [
      `Brackets are nested more than ${maxDepth} levels deep here.`,
      'Remove some of them. No page needs so many.',
    ],
    'too-large': () => [
      'The file is larger than 1 MB.',
      'Split the page, or remove what does not belong to it.',
    ],
    'unfinished-merge': ({ marks }: { marks: readonly number[] }) => [
      'This Git merge is unfinished: the file has two versions of some lines.',
      `Decide what to keep, and delete the marks on lines ${marks.join(', ')}.`,
    ],
    'unfinished-merge/versions': ({ choices }: { choices: readonly MergeChoice[] }) => [
      'This Git merge is unfinished: the file has two versions of some lines.',
      choices
        .map(({ ours, theirs, all }) => `Keep ${ours} or ${theirs}, and delete the rest of ${all}.`)
        .join(' '),
    ],
    'unreadable-file': ({ problem }: { problem: string }) => [problem],
  },
} as const satisfies RuleGroup;

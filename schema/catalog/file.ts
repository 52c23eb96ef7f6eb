import { maxDepth } from '../limits.ts';
import type { RuleGroup } from './ruleGroup.ts';

/** The line ranges of both versions and of the whole conflict: "lines 13 to 15". */
type MergeChoice = { ours: string; theirs: string; all: string };

/** A file that a sync program copied, and the file that it is named after. */
type Copy = { name: string; original: string };

export const file = {
  title: 'The file',
  rules: {
    'empty-file': {
      about: 'Write the file again, or delete it.',
    },
    'conflicted-copy': {
      about:
        'A program such as Dropbox made a second file when two people changed one. Move what you need to the first, then delete it.',
    },
    'too-large': {
      about: 'A page has at most 1 MB of text and 50 levels of brackets.',
    },
    'unfinished-merge': {
      about:
        'Two people changed the same lines, and Git kept both versions. Keep one, and delete the lines of <, = and >.',
    },
    'unreadable-file': {
      about:
        'A document is a JSON file, saved as UTF-8 without a byte order mark (BOM). Symbolic links must stay in the folder.',
    },
  },
  sentences: {
    'unreadable-file/byte-order-mark': () => [
      'The file starts with an invisible mark (BOM) that JSON does not allow.',
      'Save it as "UTF-8", not as "UTF-8 with BOM".',
    ],
    'empty-file': () => [
      'The file is empty.',
      'Delete it, or run "npm run new -- page" to create a page.',
    ],
    'conflicted-copy': ({ name, original }: Copy) => [
      `"${name}" has the same content as "${original}".`,
      'If Dropbox, iCloud, OneDrive or a similar program created it, delete it.',
    ],
    'conflicted-copy/changed': ({ name, original }: Copy) => [
      `"${name}" is another version of "${original}".`,
      `If Dropbox, iCloud, OneDrive or a similar program created it, move what you need to "${original}", then delete it.`,
    ],
    'too-large/deep': () => [
      `Brackets are nested more than ${maxDepth} levels deep here.`,
      'Remove some of them. No page needs that many.',
    ],
    'too-large': () => [
      'The file is larger than 1 MB.',
      'Split the page, or remove what does not belong to it.',
    ],
    'unfinished-merge': ({ marks }: { marks: readonly number[] }) => [
      'This Git merge is unfinished: the file has two versions of some lines.',
      `Decide what to keep, and delete the markers on lines ${marks.join(', ')}.`,
    ],
    'unfinished-merge/versions': ({ choices }: { choices: readonly MergeChoice[] }) => [
      'This Git merge is unfinished: the file has two versions of some lines.',
      choices
        .map(({ ours, theirs, all }) => `Keep ${ours} or ${theirs}, and delete the rest of ${all}.`)
        .join(' '),
    ],
    'unreadable-file': ({ problem }: { problem: string }) => [problem],
    'unreadable-file/format': () => [
      'This is not JSON.',
      'Save it as plain text, or restore the version before, and edit that in a plain text editor.',
    ],
    'unreadable-file/utf-16': () => ['The file is saved as UTF-16.', 'Save it as "UTF-8".'],
  },
} as const satisfies RuleGroup;

import type { RuleGroup } from './ruleGroup.ts';
import { didYouMean, listed, quoted } from './words.ts';

type Missing = { folder: string; name: string; near: readonly string[] };
type Same = { name: string; same: string };

const kinds: Readonly<Record<string, string>> = {
  pictures: 'picture',
  drawings: 'drawing',
  fonts: 'font',
};

export const files = {
  title: 'Pictures, fonts and other files',
  rules: {
    'missing-file': {
      about:
        'Documents name files in "pictures", "drawings", "fonts" and "downloads" next to them, or in "public". Capital letters matter.',
    },
    'unusable-file': {
      about:
        'Fonts are WOFF2, WOFF, TrueType or OpenType of at most 10 MB whose license bits (`fsType` in OS/2) allow embedding and subsetting. docs/pages.md has the types of pictures and downloads, docs/hosting.md the names in `well-known`.',
    },
    'unused-file': {
      severity: 'warning',
      about: 'Nothing uses the file, or its name is wrong somewhere. It is not published.',
    },
  },
  sentences: {
    'missing-file': ({ folder, name, near }: Missing) => [
      `There is no ${kinds[folder] ?? 'file'} "${name}".`,
      near.length > 0
        ? didYouMean(near)
        : `Add the file to the folder "${folder}", or choose another one.`,
    ],
    'missing-file/accents': ({ name, same }: Same) => [
      `The file "${same}" looks the same as "${name}", but its accents are encoded differently.`,
    ],
    'missing-file/capitals': ({ name, same }: Same) => [
      `The file is called "${same}", not "${name}". Capital letters matter.`,
    ],
    'unusable-file': ({ name, problem }: { name: string; problem: string }) => [
      `"${name}" cannot be used. ${problem}`,
    ],
    'unused-file': ({ names }: { names: readonly string[] }) => [
      `No page shows ${listed(names.map(quoted))}.`,
      names.length === 1 ? 'Use it, or remove the file.' : 'Use them, or remove the files.',
    ],
    'unused-file/copies': ({ names }: { names: readonly string[] }) => [
      `No page shows ${listed(names.map(quoted))}. The name suggests a copy of another picture.`,
      'If Dropbox, iCloud, OneDrive or a similar program created it, delete it.',
    ],
    'unused-file/placeholders': ({ names }: { names: readonly string[] }) => [
      `No page shows these placeholders anymore: ${listed(names.map(quoted))}.`,
      'Remove the files.',
    ],
    'unused-file/download': ({
      address,
      problem,
    }: {
      address: string;
      problem?: string | undefined;
    }) => [
      problem === undefined
        ? `No link leads to "${address}".`
        : `Nothing links to "${address}", and visitors could not download it. ${problem}`,
      'Link to it on a page, or remove the file.',
    ],
  },
} as const satisfies RuleGroup;

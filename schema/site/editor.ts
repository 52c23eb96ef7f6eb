import { z } from 'zod';
import { address, code } from '../fields.ts';
import { type Correction, fieldInfo } from '../kinds.ts';

/** The repository on GitHub where the site is edited. If set, a build includes the editor (scripts/editorFolder.ts). */
export const editor = z
  .strictObject({
    repository: code(
      /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
      'wrong-format/repository',
    )
      .meta({
        title: 'Repository',
        description: 'The repository on GitHub: "owner/name".',
        examples: ['plum-rye/site'],
      })
      .register(fieldInfo, { correct: repositoryIn }),
    branch: code(
      /^(?![-/.])(?!.*(?:\.\.|\/[/.]|@\{|\.lock(?:\/|$)))[^\s~^:?*[\\]*[^\s~^:?*[\\/.]$/,
      'wrong-format/branch',
    )
      .max(200)
      .optional()
      .meta({
        title: 'Branch',
        description: 'The branch that is published. Default: main.',
        examples: ['main'],
      }),
    folder: code(
      /^(?:(?!\.{1,2}(?:\/|$))[^/\\:*?"<>|]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:*?"<>|]+)*)?$/,
      'wrong-format/folder',
      (input) => !/\p{Cc}/u.test(input),
    )
      .max(200)
      .optional()
      .meta({
        title: 'Folder',
        description:
          'The folder of the repository that contains this file. Default: the top level.',
        examples: ['content/bakery'],
      })
      .register(fieldInfo, { correct: folderIn }),
    relay: address(/^[Hh][Tt][Tt][Pp][Ss]:\/\/[^?#\s]+$/, 'wrong-format/relay')
      .optional()
      .meta({
        title: 'Sign-in relay',
        description:
          'The address of a sign-in relay, such as those for Sveltia CMS and Decap CMS. Without one, people sign in with a token.',
        examples: ['https://sign-in.example.com'],
      })
      .register(fieldInfo, { correct: relayIn }),
    address: address(/^[Hh][Tt][Tt][Pp][Ss]:\/\/[^?#\s]+$/, 'wrong-format/site')
      .optional()
      .meta({
        title: 'Separate address',
        description:
          'The address of the editor, if it is published apart from the site. /edit/ leads there.',
        examples: ['https://edit.example.com'],
      })
      .register(fieldInfo, { correct: relayIn }),
  })
  .optional()
  .meta({
    title: 'Editor',
    description:
      'Adds the editor at /edit/ or a separate address, for people with write access to the repository on GitHub.',
  });

/** The branch if `editor` names none. */
export const defaultBranch = 'main';

/** The repository in an address at GitHub: that of a page, or the one to clone. */
function repositoryIn(input: string): Correction | undefined {
  const [, meant] =
    /^\s*(?:(?:https?:\/\/|git@|ssh:\/\/git@)?(?:www\.)?github\.com[/:])\/*([\w-]+\/[\w.-]+?)(?:\.git)?(?:[/?#].*)?\s*$/i.exec(
      input,
    ) ?? [];
  return meant === undefined ? undefined : { meant };
}

/** A path without the slashes around it and "./" at its start, and with slashes instead of backslashes. */
function folderIn(input: string): Correction | undefined {
  const meant = input
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+|\/+$/g, '');
  return meant === '' ? undefined : { meant };
}

function relayIn(input: string): Correction | undefined {
  const [, host] = /^\s*(?:http:)?\/{0,2}([^\s/?#:]+\.[^\s?#:]+)\s*$/i.exec(input) ?? [];
  return host === undefined ? undefined : { meant: `https://${host}` };
}

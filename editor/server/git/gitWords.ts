import { stripVTControlCharacters } from 'node:util';

// Failure messages of git and its servers, and the text that people see for each. The first match counts.
const reasons: readonly [RegExp, string | ((found: RegExpMatchArray) => string)][] = [
  [/ENOENT/, 'Git is not installed on this computer. Ask a developer to install it.'],
  [
    /'refs\/heads\/([^']+)' exists; cannot create/,
    ([, branch]) =>
      `The Git server has a branch “${branch}”, so it can’t have branches whose names start with “${branch}/”. Ask a developer to rename it.`,
  ],
  [
    /index\.lock|Unable to create '.*\.lock'|cannot lock ref|could not lock/i,
    'Another program is using this repository. Try again in a minute. If that does not help, ask a developer to remove the leftover lock file.',
  ],
  [
    /Could not resolve host|Could not resolve hostname|Temporary failure in name resolution|Network is unreachable|No route to host|Failed to connect|Couldn't connect|Connection timed out|Connection refused|Operation timed out|Connection reset|early EOF|remote end hung up|Operation too slow/i,
    'The Git server is not responding. Nothing is lost. Check your internet connection, and try again later.',
  ],
  [
    /Host key verification failed/i,
    'This computer has never connected to the Git server. Ask a developer to connect once from a terminal.',
  ],
  [
    /could not read Username|could not read Password|Authentication failed|Invalid username or password|Permission denied \(|publickey|terminal prompts disabled|HTTP 401|error: 401/i,
    'The Git server rejected this computer’s login. Ask a developer to set it up once, with “git fetch” in a terminal.',
  ],
  [
    /protected branch|GH006|GH013|not allowed to push|prohibited by Gerrit|TF402455/i,
    'The Git server accepts changes to this branch only after a review. Choose a review in the site settings, or ask its administrator.',
  ],
  [
    /Permission to .* denied|HTTP 403|error: 403|access denied|insufficient permission|unpacker error|unable to write|Write access to repository not granted|Permission denied/i,
    'You can read this site, but you do not have permission to change it. Ask its administrator for access.',
  ],
  [
    /pre-receive hook declined|update hook declined|hook declined/i,
    (found) => `A check on the Git server rejected this. It says: ${quote(String(found.input))}`,
  ],
  [
    /shallow update not allowed|shallow/i,
    'This computer has only part of the site’s history. Ask a developer to fetch the rest once: git fetch --unshallow',
  ],
  [
    /couldn't find remote ref/i,
    'The branch of this folder is not on the Git server yet. Ask a developer to push it once.',
  ],
  [
    /does not appear to be a git repository|Repository not found|repository .* not found|project you were looking for could not be found|HTTP 404/i,
    'The address of this repository does not exist on the Git server, or you do not have permission to see it. Ask a developer to check it.',
  ],
  [
    /dubious ownership/i,
    ({ input = '' }) =>
      `This folder belongs to another user of this computer, so Git refuses to work in it. Ask a developer to allow it: ${
        /git config --global --add safe\.directory .+/.exec(input)?.[0] ??
        'git config --global --add safe.directory FOLDER'
      }`,
  ],
  [/No space left on device/i, 'The disk is full.'],
  [/Read-only file system/i, 'The disk is read-only.'],
  [
    /non-fast-forward|fetch first|stale info|\[rejected\]/i,
    'Somebody else published at the same moment. Try again.',
  ],
];

const subjects: Readonly<Record<string, string>> = {
  commit: 'A check in this repository rejected the publication:',
  push: 'The Git server rejected the publication:',
};

/** Why a git command failed, for people who do not program. */
export function gitWords(args: readonly string[], printed: string, isLate: boolean): string {
  const command = args.find((argument) => /^[a-z]/.test(argument)) ?? '';
  if (isLate) {
    return command === 'commit'
      ? 'A check in this repository took too long and was stopped. Nothing was published.'
      : 'The Git server took too long to respond. Nothing is lost. Try again later.';
  }
  const isUnsigned = /^fatal: (?:failed to write commit object|.*(?:signingkey|gpg))/m;
  if (command === 'commit' && isUnsigned.test(printed) && !/No space left/.test(printed)) {
    return 'This repository signs its commits, but signing failed because it needs a terminal. Ask a developer to unlock the key, or to turn signing off for this folder: git config commit.gpgsign false';
  }
  // The output of a failed commit comes from a hook, so it is quoted.
  if (command !== 'commit' || /index\.lock|ENOENT/.test(printed)) {
    for (const [pattern, words] of reasons) {
      const found = pattern.exec(printed);
      if (found) return typeof words === 'string' ? words : words(found);
    }
  }
  return `${subjects[command] ?? 'Git reported an error:'} ${quote(printed) || 'nothing.'}`;
}

// Control characters, and those that change the text direction.
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The meaningful lines of an output: at most 12 lines and 600 characters. */
function quote(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split(/\r?\n/)
    // Keep the last state of a line that is overwritten, such as a progress bar.
    .map(
      (line) =>
        line
          .replace(/^remote: ?/, '')
          .trimEnd()
          .split('\r')
          .at(-1) ?? '',
    )
    .map((line) => line.replace(unseen, '').trim())
    .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push|Everything)/.test(line));
  const text = lines.slice(0, 12).join(' ');
  return text.length > 600 ? `${text.slice(0, 600)} …` : text;
}

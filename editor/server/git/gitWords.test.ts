import { expect, test } from 'vitest';
import { gitWords } from './gitWords.ts';

// The output of git, its servers and ssh, and the message for people. If several reasons match, the first in the list
// counts.
test.each([
  ['spawn git ENOENT', /^Git is not installed/],
  ["fatal: Unable to create '/x/.git/index.lock': File exists.", /^Another program is using/],
  ["error: cannot lock ref 'refs/heads/main'", /^Another program is using/],
  [
    "cannot lock ref 'refs/heads/review/7': 'refs/heads/review' exists; cannot create 'refs/heads/review/7'",
    /^The Git server has a branch “review”, .* start with “review\/”\. Ask a developer to rename it\.$/,
  ],
  [
    'fatal: Unable to access: Could not resolve host: host.test',
    /^The Git server is not responding/,
  ],
  ['ssh: connect to host host.test port 22: Connection refused', /is not responding/],
  ['fetch-pack: unexpected disconnect\nfatal: early EOF', /is not responding/],
  [
    'Host key verification failed.\nCould not read from remote.',
    /^This computer has never connected/,
  ],
  ['fatal: could not read Username: terminal prompts disabled', /rejected this computer’s login/],
  ['git@host.test: Permission denied (publickey).', /rejected this computer’s login/],
  [
    'remote: error: GH006: Protected branch update failed',
    /^The Git server accepts changes to this branch only/,
  ],
  [
    'remote: Permission to a/b.git denied to anna.',
    /^You can read this site, but you do not have permission/,
  ],
  ['error: 403', /^You can read this site/],
  ['! [remote rejected] main (shallow update not allowed)', /git fetch --unshallow$/],
  ["fatal: couldn't find remote ref refs/heads/x", /Ask a developer to push it once\.$/],
  [
    "fatal: '/x' does not appear to be a git repository",
    /^The address of this repository does not exist/,
  ],
  ['remote: Repository not found.', /^The address of this repository does not exist/],
  ['fatal: detected dubious ownership in repository', /belongs to another user/],
  ['error: file write error: No space left on device', /^The disk is full\.$/],
  ['error: unable to create temporary file: Read-only file system', /^The disk is read-only\.$/],
  ['! [rejected] main -> main (non-fast-forward)', /^Somebody else published/],
])('explains %j', (printed, words) => {
  expect(gitWords(['--literal-pathspecs', 'push'], printed, false)).toMatch(words);
});

test('quotes a check on the Git server and a check in this repository', () => {
  const declined =
    'remote: Not on Fridays\nremote: \nTo /srv/site.git\n ! main (pre-receive hook declined)\nerror: failed to push some refs\nhint: Updates were rejected';
  expect(gitWords(['push'], declined, false)).toBe(
    'A check on the Git server rejected this. It says: Not on Fridays ! main (pre-receive hook declined)',
  );
  // Network or permission errors in the output of a hook have other causes.
  expect(gitWords(['commit', '-q'], 'Connection refused\nHTTP 403\n', false)).toBe(
    'A check in this repository rejected the publication: Connection refused HTTP 403',
  );
  expect(gitWords(['commit'], "Unable to create '/x/index.lock'", false)).toMatch(
    /^Another program/,
  );
});

test('quotes an unknown message up to twelve lines and 600 characters', () => {
  expect(gitWords(['push'], 'strange', false)).toBe(
    'The Git server rejected the publication: strange',
  );
  expect(gitWords(['read-tree'], '', false)).toBe('Git reported an error: nothing.');
  const many = Array.from({ length: 14 }, (_, index) => `line${index + 1}`);
  expect(gitWords(['gc'], many.join('\r\n'), false)).toBe(
    `Git reported an error: ${many.slice(0, 12).join(' ')}`,
  );
  expect(gitWords(['gc'], 'x'.repeat(600), false)).toMatch(/: x{600}$/);
  expect(gitWords(['gc'], 'x'.repeat(601), false)).toMatch(/: x{600} …$/);
});

test('removes colors, progress and bidirectional control characters from quotes', () => {
  const printed =
    '\u001b[31mred\u001b[0m\n10%\r100%\r\n\u001b]8;;https://a.test\u0007link\u001b]8;;\u0007\n\u202eevil\u2066\u0007\n';
  expect(gitWords(['gc'], printed, false)).toBe('Git reported an error: red 100% link evil');
});

test('reports whether a check in this repository or the server took too long', () => {
  expect(gitWords(['--literal-pathspecs', 'commit'], 'Connection refused', true)).toBe(
    'A check in this repository took too long and was stopped. Nothing was published.',
  );
  expect(gitWords(['fetch'], '', true)).toMatch(/^The Git server took too long to respond/);
});

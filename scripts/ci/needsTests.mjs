// node scripts/ci/needsTests.mjs: whether a change needs the tests of the code, as the output `needed` of a step of test.yml. A
// change of the documents in the folder CONTENT needs none. When in doubt, the tests run. Runs before npm ci, in every tested
// version of Node, so it is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

const { CONTENT, GITHUB_EVENT_NAME, GITHUB_EVENT_PATH, GITHUB_OUTPUT } = process.env;

const reason = reasonToTest();
console.log(reason ?? `Only ${CONTENT} has changed: no tests are needed.`);
appendFileSync(GITHUB_OUTPUT, `needed=${reason !== undefined}\n`);

/** Why the tests must run; undefined if only documents have changed. */
function reasonToTest() {
  // Without documents, CONTENT could be any folder, such as the whole project.
  if (git('cat-file', '-e', `HEAD:${CONTENT}/site.json`).status !== 0)
    return `${CONTENT} has no site.json.`;
  const before = stateBefore();
  if (!before) return 'It is not known what has changed.';
  const others = `:(exclude,literal)${CONTENT}`;
  const { status, stderr } = git(
    'diff',
    '--quiet',
    '--no-renames',
    before,
    'HEAD',
    '--',
    '.',
    others,
  );
  if (status === 0) return undefined;
  return status === 1 ? 'The code has changed.' : `It is not known what has changed: ${stderr}`;
}

/** The commit that the checked-out one is compared with. */
function stateBefore() {
  // For a new branch, this is a commit of zeros; after a forced push, the clone may lack it. Git fails for both.
  if (GITHUB_EVENT_NAME === 'push')
    return JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).before;
  // A pull request is checked out as its merge into the branch.
  const isMerge = git('rev-parse', '--verify', '--quiet', 'HEAD^2').status === 0;
  return GITHUB_EVENT_NAME === 'pull_request' && isMerge ? 'HEAD^1' : undefined;
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' });
}

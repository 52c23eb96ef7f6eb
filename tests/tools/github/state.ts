import type { BareRepository } from './bareRepository.ts';

/** What a token may do in the repository. A fine-grained token has the permissions that were chosen for it; none reads check runs. */
export type Token = {
  login: string;
  rights: 'write' | 'read' | 'none';
  kind?: 'fine-grained' | 'oauth';
  isExpired?: boolean;
  /** Further permissions of a fine-grained token; all that it can have by default. */
  permissions?: readonly Permission[];
};
export type Permission = 'actions' | 'statuses' | 'checks';
export type Check = {
  name: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral' | 'timed_out';
  url: string;
};
export type Protection = 'branch protection' | 'ruleset';

/** The repository as GitHub knows it. Tests change it. */
export type State = {
  repository: BareRepository;
  /** "owner/name". */
  name: string;
  /** Names that it had. */
  formerNames: string[];
  isMissing: boolean;
  isPrivate: boolean;
  isArchived?: boolean;
  /** By text of the token. */
  tokens: Map<string, Token>;
  /** Branches that take changes from pull requests only. */
  protections: Map<string, Protection>;
  /** Check runs by commit, which also appear as runs of Actions. */
  checks: Map<string, readonly Check[]>;
  /** Commit statuses by commit, as hosts that build on every push write them. */
  statuses: Map<
    string,
    readonly { context: string; state: 'pending' | 'success' | 'failure' | 'error'; url: string }[]
  >;
  limits: {
    /** Entries of a recursive tree. */
    treeEntries: number;
    /** Bytes of a request, after which the connection breaks. */
    requestBytes: number;
    /** Texts of blobs in one query, after which it times out. */
    texts: number;
    /** Bytes of a text in an answer to a query. */
    textBytes: number;
    /** Bytes of a blob that a query resolves. */
    blobBytes: number;
  };
};

/** What a request may do. `token` is undefined for a visitor. */
export type Caller = { token: Token | undefined; state: State };

export const canRead = ({ token, state }: Caller): boolean =>
  !state.isMissing && (!state.isPrivate || (token !== undefined && token.rights !== 'none'));
export const canWrite = ({ token }: Caller): boolean => token?.rights === 'write';

/** Whether a permission beyond contents is there. Public repositories show it to everybody. */
export function may({ token, state }: Caller, permission: Permission): boolean {
  if (!state.isPrivate || token?.kind === 'oauth') return true;
  if (permission === 'checks') return false;
  return token?.permissions?.includes(permission) ?? token !== undefined;
}

export const isNamed = ({ name, formerNames }: State, asked: string): boolean =>
  [name, ...formerNames].some((one) => one.toLowerCase() === asked.toLowerCase());

export const forbidden = (token: Token | undefined): string =>
  `Resource not accessible by ${token?.kind === 'oauth' ? 'integration' : 'personal access token'}`;

/** What GitHub says about a direct change of a protected branch: the type in GraphQL, and the message. */
export const refusals: Readonly<Record<Protection, { type: string; message: string }>> = {
  'branch protection': {
    type: 'BRANCH_PROTECTION_RULE_VIOLATION',
    message:
      "protected branch 'main' check failed:\nAt least 1 approving review is required by reviewers with write access.",
  },
  ruleset: {
    type: 'FORBIDDEN',
    message: 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
  },
};

export const emailOf = (login: string): string => `${login}@users.noreply.github.com`;
export const loginOf = (email: string): string | undefined =>
  /^(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];

/** Whether Git and GitHub accept a path of a file. */
export function isValidPath(name: string): boolean {
  const parts = name.split('/');
  return !name.includes('\0') && parts.every((part) => !/^(|\.|\.\.|\.git)$/i.test(part));
}

export const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, 8000).includes(0);

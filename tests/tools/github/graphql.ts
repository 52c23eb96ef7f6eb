import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  Kind,
  parse,
  validate,
} from 'graphql';
import { isFolder } from './bareRepository.ts';
import type { Reply } from './rest.ts';
import {
  type Caller,
  canRead,
  canWrite,
  emailOf,
  forbidden,
  isBinary,
  isNamed,
  isValidPath,
  loginOf,
  may,
  refusals,
} from './state.ts';

let schema: GraphQLSchema | undefined;
const documents = new Map<string, { document?: DocumentNode; errors: readonly GraphQLError[] }>();

/** A query parsed and checked against GitHub's published schema. */
function checked(query: string) {
  const known = documents.get(query);
  if (known) return known;
  const file = 'node_modules/@octokit/graphql-schema/schema.graphql';
  schema ??= buildASTSchema(parse(readFileSync(file, 'utf8'), { noLocation: true }), {
    assumeValid: true,
  });
  let result: { document?: DocumentNode; errors: readonly GraphQLError[] };
  try {
    const document = parse(query);
    result = { document, errors: validate(schema, document) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    result = { errors: [error] };
  }
  // Queries that name ids are different each time.
  if (documents.size > 100) documents.clear();
  documents.set(query, result);
  return result;
}

/** The kind and the fields at the top of a query, such as "mutation createCommitOnBranch". */
export function labelOf(query: string): string {
  const { document } = checked(query);
  const operation = document && getOperationAST(document);
  if (!operation) return 'query that cannot be read';
  const fields = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '',
  );
  return `${operation.operation} ${fields.join(' ')}`;
}

const refuse = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } });

/** Refuses fields that this server lacks, instead of answering null, and connections without a length. */
const fieldResolver: GraphQLFieldResolver<unknown, Caller> = (source, args, caller, info) => {
  const { fieldName, parentType, returnType } = info;
  if (typeof source !== 'object' || source === null || !(fieldName in source)) {
    throw new Error(`The test server does not answer ${parentType.name}.${fieldName}.`);
  }
  if (getNamedType(returnType).name.endsWith('Connection')) {
    const length = args.first ?? args.last;
    if (length === undefined) {
      const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${fieldName}\` connection.`;
      throw refuse('MISSING_PAGINATION_BOUNDARIES', message);
    }
    if (length < 1 || length > 100) {
      const message = `Requesting ${length} records on the \`${fieldName}\` connection exceeds the \`first\` limit of 100 records.`;
      throw refuse('EXCESSIVE_PAGINATION', message);
    }
  }
  return defaultFieldResolver(source, args, caller, info);
};

/** One page of a connection. Cursors are positions. */
function connection<Item, Node>(
  items: readonly Item[],
  { first, after }: { first?: number; after?: string },
  node: (item: Item) => Node,
) {
  const start = after === undefined || after === null ? 0 : Number(after) + 1;
  const page = items.slice(start, start + (first ?? 100));
  const end = start + page.length;
  return {
    totalCount: items.length,
    nodes: () => page.map(node),
    pageInfo: {
      ...{ hasNextPage: end < items.length, hasPreviousPage: start > 0 },
      endCursor: page.length > 0 ? String(end - 1) : null,
    },
  };
}

/** Answers `POST /graphql`. */
export async function answerQuery(
  caller: Caller,
  { query, variables }: { query: string; variables: Record<string, unknown> },
): Promise<Reply> {
  const { document, errors } = checked(query);
  if (!schema || !document || errors.length > 0) {
    const listed = errors.map(({ message, locations }) => ({
      ...{ message, locations, path: ['query'], extensions: { code: 'undefinedField' } },
    }));
    return { status: 200, body: { errors: listed } };
  }
  const counts = { texts: 0 };
  const result = await execute({
    ...{ schema, document, variableValues: variables, contextValue: caller, fieldResolver },
    rootValue: rootFor(caller, counts),
  });
  if (counts.texts > caller.state.limits.texts) {
    const message =
      'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug. Please include `0000:0000` when reporting this issue.';
    return { status: 502, body: { data: null, errors: [{ message }] } };
  }
  const body = {
    data: result.data,
    ...(result.errors && {
      errors: result.errors.map(({ message, locations, path, extensions }) => ({
        ...(typeof extensions.type === 'string' && { type: extensions.type }),
        ...{ path, locations, message },
      })),
    }),
  };
  return { status: 200, body };
}

function rootFor(caller: Caller, counts: { texts: number }) {
  const { state, token } = caller;
  const { repository, limits } = state;

  const blob = (oid: string, bytes: Buffer) => {
    if (bytes.length > limits.blobBytes) {
      throw refuse('UNPROCESSABLE', 'Could not resolve file over 10mb.');
    }
    return {
      ...{ __typename: 'Blob', id: `B_${oid}`, oid, abbreviatedOid: oid.slice(0, 7) },
      ...{ byteSize: bytes.length, isBinary: isBinary(bytes) },
      isTruncated: !isBinary(bytes) && bytes.length > limits.textBytes,
      text() {
        counts.texts += 1;
        return isBinary(bytes) ? null : bytes.subarray(0, limits.textBytes).toString('utf8');
      },
    };
  };

  const treeEntry = (name: string, entry: { mode: string; oid: string }) => {
    const size = async () => (await repository.read(entry.oid))?.bytes.length ?? 0;
    return {
      ...{ name: name.split('/').at(-1), path: name, mode: Number.parseInt(entry.mode, 8) },
      ...{ type: isFolder({ ...entry, name }) ? 'tree' : 'blob', oid: entry.oid },
      ...{ size, object: () => object(entry.oid, `${name}/`) },
    };
  };

  const tree = (oid: string, prefix: string) => ({
    ...{ __typename: 'Tree', id: `T_${oid}`, oid, abbreviatedOid: oid.slice(0, 7) },
    entries: async () =>
      (await repository.entries(oid)).map((entry) => treeEntry(prefix + entry.name, entry)),
  });

  const actor = ({ name, email, date }: { name: string; email: string; date: string }) => {
    const login = loginOf(email);
    return { name, email, date, user: login === undefined ? null : { login, name } };
  };

  async function commit(oid: string) {
    const own = await repository.commit(oid);
    const [messageHeadline = '', ...rest] = own.message.split('\n');
    return {
      ...{ __typename: 'Commit', id: `C_${oid}`, oid, abbreviatedOid: oid.slice(0, 7) },
      ...{ message: own.message.trimEnd(), messageHeadline, messageBody: rest.join('\n').trim() },
      ...{ committedDate: own.committer.date, authoredDate: own.author.date },
      ...{ author: actor(own.author), committer: actor(own.committer) },
      url: `https://github.com/${state.name}/commit/${oid}`,
      parents: (page: { first?: number; after?: string }) => connection(own.parents, page, commit),
      history: async ({ path, ...page }: { path?: string; first?: number; after?: string }) =>
        connection(await repository.history(oid, path ?? ''), page, commit),
      tree: () => tree(own.tree, ''),
      async file({ path }: { path: string }) {
        const found = (await repository.allEntries(own.tree)).find(({ name }) => name === path);
        return found ? treeEntry(path, found) : null;
      },
      statusCheckRollup: () => rollup(oid),
    };
  }

  function rollup(oid: string) {
    const checks = state.checks.get(oid) ?? [];
    const statuses = state.statuses.get(oid) ?? [];
    if (checks.length + statuses.length === 0) return null;
    const upper = (text: string | undefined) => text?.toUpperCase() ?? null;
    const results = [
      ...checks.map(({ status, conclusion = 'failure' }) =>
        status !== 'completed'
          ? 'PENDING'
          : /failure|cancel|time/.test(conclusion)
            ? 'FAILURE'
            : 'SUCCESS',
      ),
      ...statuses.map(({ state }) => state.toUpperCase()),
    ];
    const contexts = [
      ...checks.map(({ name, status, conclusion, url }) =>
        may(caller, 'checks')
          ? {
              ...{ __typename: 'CheckRun', name, status: upper(status) },
              ...{ conclusion: upper(conclusion), detailsUrl: url, url },
            }
          : refuse('FORBIDDEN', forbidden(token)),
      ),
      ...statuses.map(({ context, state, url }) =>
        may(caller, 'statuses')
          ? { __typename: 'StatusContext', context, state: state.toUpperCase(), targetUrl: url }
          : refuse('FORBIDDEN', forbidden(token)),
      ),
    ];
    return {
      state: ['FAILURE', 'ERROR', 'PENDING'].find((one) => results.includes(one)) ?? 'SUCCESS',
      contexts: (page: { first?: number; after?: string }) =>
        connection(contexts, page, (one) => one),
    };
  }

  async function object(revision: string, prefix = '') {
    const found = await repository.read(revision);
    if (found?.type === 'blob') return blob(found.oid, found.bytes);
    if (found?.type === 'tree') return tree(found.oid, prefix);
    return found?.type === 'commit' ? commit(found.oid) : null;
  }

  const ref = (name: string) => {
    const branch = name.replace(/^refs\/heads\//, '');
    const head = repository.head(branch);
    if (head === undefined) return null;
    const isReviewed = state.protections.get(branch) === 'branch protection';
    return {
      ...{ __typename: 'Ref', id: `REF_${branch}`, name: branch, prefix: 'refs/heads/' },
      target: () => commit(head),
      branchProtectionRule: null,
      refUpdateRule: isReviewed
        ? {
            ...{ pattern: branch, requiredApprovingReviewCount: 1, viewerCanPush: false },
            ...{ requiredStatusCheckContexts: [], requiresCodeOwnerReviews: false },
            ...{ allowsDeletions: false, allowsForcePushes: false },
          }
        : null,
    };
  };

  const [owner = '', name = ''] = state.name.split('/');
  const seen = {
    ...{ __typename: 'Repository', id: 'R_1', databaseId: 1, name, nameWithOwner: state.name },
    ...{
      isPrivate: state.isPrivate,
      isArchived: state.isArchived ?? false,
      isEmpty: repository.isEmpty(),
      owner: { login: owner },
    },
    url: `https://github.com/${state.name}`,
    viewerPermission: token && token.rights !== 'none' ? token.rights.toUpperCase() : 'READ',
    defaultBranchRef: () => ref('main'),
    ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
    object: ({ oid, expression }: { oid?: string; expression?: string }) =>
      object(oid ?? expression ?? ''),
  };

  function writable(named: string | undefined, id?: string) {
    const isKnown = named === undefined ? id === seen.id : isNamed(state, named);
    if (!isKnown || !canRead(caller)) throw noRepository(named ?? id ?? '');
    if (!canWrite(caller)) throw refuse('FORBIDDEN', forbidden(token));
  }
  const noRepository = (named: string) =>
    refuse('NOT_FOUND', `Could not resolve to a Repository with the name '${named}'.`);

  return {
    viewer: () => ({ login: token?.login, name: token?.login, id: `U_${token?.login}` }),
    repository(args: { owner: string; name: string }) {
      const named = `${args.owner}/${args.name}`;
      if (!isNamed(state, named) || !canRead(caller)) throw noRepository(named);
      return seen;
    },
    async createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      const { repositoryNameWithOwner: named, branchName, id } = branch;
      if (named) writable(named);
      else writable(undefined, seen.id);
      const branchAt = (branchName ?? id?.replace(/^REF_/, '') ?? '').replace(/^refs\/heads\//, '');
      const head = repository.head(branchAt);
      if (head === undefined) {
        throw refuse('NOT_FOUND', `Could not resolve to a Ref with the name '${branchAt}'.`);
      }
      const stale = `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`;
      if (head !== expectedHeadOid) throw refuse('STALE_DATA', stale);
      const protection = state.protections.get(branchAt);
      if (protection) throw refuse(refusals[protection].type, refusals[protection].message);
      const additions = fileChanges?.additions ?? [];
      const deletions = fileChanges?.deletions ?? [];
      const { tree: base } = await repository.commit(head);
      const files = new Map(
        (await repository.allEntries(base))
          .filter((one) => !isFolder(one))
          .map((one) => [one.name, one]),
      );
      const changes = new Map<string, { mode: string; oid: string } | undefined>();
      for (const { path } of [...additions, ...deletions]) {
        if (!isValidPath(path)) throw refuse('UNPROCESSABLE', `The path '${path}' is invalid.`);
      }
      for (const { path } of deletions) {
        if (!files.has(path)) {
          const missing = `A path was requested for deletion which does not exist as of commit oid \`${head}\``;
          throw refuse('NOT_FOUND', missing);
        }
        changes.set(path, undefined);
      }
      for (const { path, contents } of additions) {
        const bytes = Buffer.from(contents, 'base64');
        if (bytes.toString('base64') !== contents) {
          throw refuse('UNPROCESSABLE', `The contents of '${path}' are not base64.`);
        }
        const oid = repository.write('blob', bytes);
        changes.set(path, { mode: files.get(path)?.mode ?? '100644', oid });
      }
      const login = token?.login ?? '';
      const made = repository.writeCommit({
        tree: await repository.changeTree(base, changes),
        parents: [head],
        message: message.body ? `${message.headline}\n\n${message.body}` : message.headline,
        author: { name: login, email: emailOf(login) },
        committer: { name: 'GitHub', email: 'noreply@github.com' },
      });
      if (!repository.moveBranch(branchAt, made, head)) throw refuse('STALE_DATA', stale);
      return { clientMutationId: null, commit: () => commit(made), ref: () => ref(branchAt) };
    },
  };
}

type CommitInput = {
  branch: { repositoryNameWithOwner?: string; branchName?: string; id?: string };
  expectedHeadOid: string;
  fileChanges?: {
    additions?: readonly { path: string; contents: string }[];
    deletions?: readonly { path: string }[];
  };
  message: { headline: string; body?: string };
};

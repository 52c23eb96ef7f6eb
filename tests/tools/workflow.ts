import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { z } from 'zod';
import { git } from './git.ts';

const texts = z.record(z.string(), z.union([z.string(), z.number()])).default({});
const workflowSchema = z.object({
  // A filter by paths would leave a required check of a pull request waiting.
  on: z.record(
    z.string(),
    z
      .strictObject({ branches: z.tuple([z.literal('main')]) })
      .or(z.strictObject({ inputs: z.record(z.string(), z.unknown()) }))
      .or(z.array(z.strictObject({ cron: z.string() })))
      .nullable(),
  ),
  env: texts,
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          id: z.string().optional(),
          if: z.string().optional(),
          name: z.string().optional(),
          uses: z.string().optional(),
          with: texts,
          run: z.string().optional(),
          env: texts,
        }),
      ),
    }),
  ),
});

/** What starts a workflow on GitHub. */
export type Trigger = {
  event: 'push' | 'pull_request' | 'workflow_dispatch' | 'schedule';
  /** The full name of the branch, or of the pull request's merge. */
  ref: string;
  /** In a push: the commit that the branch had before. */
  before?: string;
  /** The variables of the repository. */
  vars?: Record<string, string>;
  /** What a person typed. */
  inputs?: Record<string, string>;
};

/** A job that has ended: the commands and actions that ran, and whether all of them succeeded. */
type EndedJob = { ran: string[]; isGreen: boolean; output: string };

/**
 * Runs a job of .github/workflows as GitHub does: its own checkout of the repository, and each command with `bash -e`. Only
 * actions/checkout is imitated; other actions do nothing. `programs` is a folder of programs that replace those of the computer,
 * and `onCheckout` may add files to the checkout.
 */
export async function runJob(
  workflow: { file: string; job: string },
  repository: string,
  { event, ref, before, vars = {}, inputs = {} }: Trigger,
  programs: string,
  onCheckout: (folder: string) => Promise<void> = async () => {},
): Promise<EndedJob> {
  const source = await readFile(path.join('.github/workflows', workflow.file), 'utf8');
  const { on, env: allEnv, jobs } = workflowSchema.parse(parse(source));
  if (!(event in on)) throw new Error(`A ${event} does not start ${workflow.file}.`);
  const steps = jobs[workflow.job]?.steps;
  if (!steps) throw new Error(`${workflow.file} has no job ${workflow.job}.`);

  const place = await mkdtemp(path.join(tmpdir(), 'workflow-'));
  const folder = path.join(place, 'checkout');
  const outputs: Record<string, { outputs: Record<string, string> }> = {};
  const contexts = {
    github: { event_name: event, ref, event: { before } },
    // A missing secret is empty.
    ...{ vars, inputs, secrets: {}, steps: outputs, matrix: {} },
  };
  const filled = (value: string | number, env: Record<string, string>) =>
    String(value).replaceAll(/\$\{\{(.*?)\}\}/g, (_all, expression) =>
      String(runInNewContext(expression, { ...contexts, env }) ?? ''),
    );
  const filledAll = (values: z.infer<typeof texts>, env: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value, env)]));
  const [eventFile, outputFile] = [path.join(place, 'event.json'), path.join(place, 'output')];
  await writeFile(eventFile, JSON.stringify({ before }));
  await mkdir(folder);
  const env = filledAll(allEnv, {});

  const job: EndedJob = { ran: [], isGreen: true, output: '' };
  for (const step of steps) {
    if (step.if && !runInNewContext(step.if, { ...contexts, env })) continue;
    const [action] = step.uses?.split('@') ?? [];
    const settings = filledAll(step.with, env);
    if (action === 'actions/checkout') {
      await checkOut(repository, folder, settings.ref ?? ref, settings['fetch-depth'] ?? '1');
      await onCheckout(folder);
    }
    outputs[step.id ?? ''] = { outputs: {} };
    job.ran.push(action ?? filled(step.run ?? '', env));
    if (!step.run) continue;
    await writeFile(outputFile, '');
    const { code, output } = await runShell(filled(step.run, env), folder, {
      ...{ ...env, ...filledAll(step.env, env) },
      ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, GITHUB_REF: ref },
      GITHUB_REPOSITORY: 'plum-rye/site',
      ...{ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: eventFile, GITHUB_OUTPUT: outputFile },
      // Steps change the settings of Git, which must not be those of this computer.
      ...{
        HOME: place,
        GIT_CONFIG_GLOBAL: path.join(place, 'gitconfig'),
        GIT_CONFIG_NOSYSTEM: '1',
      },
      ...{ PATH: `${programs}:${process.env.PATH}` },
    });
    job.output += output;
    const lines = (await readFile(outputFile, 'utf8')).matchAll(/^([\w-]+)=(.*)$/gm);
    for (const [, name = '', value = ''] of lines) {
      Object.assign(outputs[step.id ?? '']?.outputs ?? {}, { [name]: value });
    }
    if (code !== 0) {
      job.isGreen = false;
      break;
    }
  }
  await rm(place, { recursive: true, force: true });
  return job;
}

async function checkOut(repository: string, folder: string, ref: string, depth: string) {
  await git(folder, 'init', '-q', '-b', 'empty');
  await git(folder, 'remote', 'add', 'origin', `file://${repository}`);
  const branches = '+refs/heads/*:refs/remotes/origin/*';
  const fetched = depth === '0' ? [branches, `+${ref}:refs/wanted`] : [`+${ref}:refs/wanted`];
  const limit = depth === '0' ? [] : [`--depth=${depth}`];
  await git(folder, 'fetch', '-q', '--tags', ...limit, 'origin', ...fetched);
  await git(folder, 'checkout', '-q', '-B', 'main', 'refs/wanted');
}

/** Runs a command as GitHub does for a step without `shell`. */
async function runShell(command: string, folder: string, env: Record<string, string>) {
  const script = path.join(folder, '../step.sh');
  await writeFile(script, command);
  // Without what this test runner sets.
  const { NODE_ENV: _env, ...others } = { ...process.env, ...env };
  const shell = spawn('bash', ['-e', script], { cwd: folder, env: others });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (part) => (output += part));
  const code = await new Promise((resolve) => shell.on('close', resolve));
  return { code, output };
}

import { execFile } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Copies files and folders of the project to a separate folder, where a test can change and run them. */
export async function copyProject(names: readonly string[]): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const name of names) await cp(name, path.join(copy, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Runs a program in a folder. If it fails, rejects with its exit code and output. */
export const runIn = (folder: string, program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: folder });

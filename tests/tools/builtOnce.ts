import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const variable = 'TEST_BUILDS';

/** Makes the folder for what the workers of a test run build once. Returns a function that removes it. */
export async function startBuilds(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A folder that the first worker of a test run fills; the others wait for it. Fails in each of them if `build` fails. */
export async function builtOnce(
  name: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(process.env[variable] ?? '', name);
  const result = `${folder}.result`;
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const error = await build(folder).then(
      () => '',
      (reason) => String(reason),
    );
    await writeFile(`${result}.new`, error);
    await rename(`${result}.new`, result);
  }
  const isDone = () =>
    access(result).then(
      () => true,
      () => false,
    );
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 200));
  const error = await readFile(result, 'utf8');
  if (error !== '') throw new Error(error);
  return folder;
}

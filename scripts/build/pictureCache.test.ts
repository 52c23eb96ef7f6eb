// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCache, cleanCache, type MadePicture, readCached } from './pictureCache.ts';

/** What happens to the calls that change the disk, which are counted. */
const disk = vi.hoisted(() => {
  const state: {
    calls: number;
    failAt: number;
    fail: (done?: () => Promise<void>) => Promise<never>;
  } = {
    calls: 0,
    failAt: 0,
    fail: () => Promise.reject(new Error('Nothing fails.')),
  };
  return state;
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const isTurn = () => {
    disk.calls += 1;
    return disk.calls === disk.failAt;
  };
  return {
    ...real,
    mkdir: (...call: Parameters<typeof real.mkdir>) =>
      isTurn() ? disk.fail() : real.mkdir(...call),
    mkdtemp: (prefix: string) => (isTurn() ? disk.fail() : real.mkdtemp(prefix)),
    rename: (from: string, to: string) => (isTurn() ? disk.fail() : real.rename(from, to)),
    // A write and a removal of a folder may be done in part.
    writeFile: (file: string, data: string | Uint8Array) =>
      isTurn()
        ? disk.fail(() => real.writeFile(file, data.slice(0, data.length / 2)))
        : real.writeFile(file, data),
    rm: (folder: string, options: Parameters<typeof real.rm>[1]) =>
      isTurn()
        ? disk.fail(async () => {
            const [first] = await real.readdir(folder).catch(() => []);
            if (first) await real.rm(path.join(folder, first), { recursive: true });
          })
        : real.rm(folder, options),
  };
});

let cache: string;
let folder: string;
const made: MadePicture = {
  width: 60,
  height: 45,
  placeholder: 'data:,',
  files: [
    { format: 'avif', width: 60, data: Buffer.from('an AVIF') },
    { format: 'jpeg', width: 60, data: Buffer.from('a JPEG') },
  ],
};
const cached = {
  width: 60,
  height: 45,
  placeholder: 'data:,',
  files: [
    { format: 'avif', width: 60, name: '60.avif', bytes: 7 },
    { format: 'jpeg', width: 60, name: '60.jpg', bytes: 6 },
  ],
};

const caches: string[] = [];
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'cache-'));
  caches.push(cache);
  folder = path.join(cache, '0'.repeat(32));
});
afterEach(() => {
  disk.failAt = 0;
});
afterAll(() => Promise.all(caches.map((each) => rm(each, { recursive: true, force: true }))));

const day = 24 * 60 * 60 * 1000;
async function age(file: string, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day);
  await utimes(file, before, before);
}
const use = (entry: string, days: number) => age(path.join(entry, 'index.json'), days);

test('what was added is read, and nothing else is left', async () => {
  expect(await readCached(folder)).toBeUndefined();
  await addToCache(folder, made);
  expect(await readCached(folder)).toEqual(cached);
  expect(await readFile(path.join(folder, '60.avif'), 'utf8')).toBe('an AVIF');
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test.each([
  ['a file is gone', () => rm(path.join(folder, '60.jpg'))],
  ['a file is shorter', () => writeFile(path.join(folder, '60.jpg'), 'a JP')],
  ['its index is gone', () => rm(path.join(folder, 'index.json'))],
  ['its index is empty', () => writeFile(path.join(folder, 'index.json'), '')],
  [
    'a file is empty, as its index says',
    async () => {
      await writeFile(path.join(folder, '60.jpg'), '');
      const index = JSON.stringify(cached).replace('"bytes":6}', '"bytes":0}');
      await writeFile(path.join(folder, 'index.json'), index);
    },
  ],
  ['its index is another one', () => writeFile(path.join(folder, 'index.json'), '{"files":[]}')],
])('an entry of which %s counts as not there, and is made anew', async (_name, damage) => {
  await addToCache(folder, made);
  await damage();
  expect(await readCached(folder)).toBeUndefined();
  await addToCache(folder, made);
  expect(await readCached(folder)).toEqual(cached);
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

test('an index that leads out of the cache is not followed', async () => {
  await addToCache(folder, made);
  const index = JSON.stringify(cached).replace('60.jpg', '../60.jpg');
  await writeFile(path.join(folder, 'index.json'), index);
  await writeFile(path.join(cache, '60.jpg'), 'a JPEG');
  expect(await readCached(folder)).toBeUndefined();
});

test('several builds at once add the same picture, and each has it', async () => {
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await addToCache(folder, made);
      expect(await readCached(folder)).toEqual(cached);
    }),
  );
  expect(await readdir(cache)).toEqual([path.basename(folder)]);
});

/** What is in the cache before: nothing, the picture, or one that somebody has damaged. */
const before = {
  nothing: async () => {},
  'the picture': () => addToCache(folder, made),
  'half a picture': async () => {
    await addToCache(folder, made);
    await rm(path.join(folder, '60.avif'));
  },
};
/** Does work again and again, each time with the next call failing, until it is done before its turn comes. */
async function walkCalls(
  prepare: () => Promise<void>,
  work: () => Promise<void>,
  check: () => Promise<void>,
): Promise<number> {
  for (let call = 1; ; call += 1) {
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache);
    await prepare();
    Object.assign(disk, { calls: 0, failAt: call });
    await work();
    const isDone = disk.calls < call;
    disk.failAt = 0;
    await check();
    if (isDone) return call - 1;
  }
}

/** Lets work go on until it is done, or until the call whose turn it is: then nothing of it goes on, as after a kill. */
function untilKilled(work: () => Promise<unknown>, isHalfDone: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    disk.fail = async (half) => {
      if (isHalfDone) await half?.();
      resolve();
      return new Promise(() => {});
    };
    work().then(() => resolve(), reject);
  });
}

describe.each(Object.entries(before))(
  'a build that adds a picture where there is %s',
  (state, prepare) => {
    test.each([false, true])(
      'may be killed at every step: the cache is whole after it (in the middle of one: %s)',
      async (isHalfDone) => {
        const steps = await walkCalls(
          prepare,
          () => untilKilled(() => addToCache(folder, made), isHalfDone),
          async () => {
            const found = await readCached(folder);
            if (found) expect(found).toEqual(cached);
            if (state === 'the picture') expect(found).toEqual(cached);
            await addToCache(folder, made);
            expect(await readCached(folder)).toEqual(cached);
            // What is left goes when its build is gone.
            for (const name of await readdir(cache)) {
              if (name.includes('.')) await age(path.join(cache, name), 2);
            }
            await cleanCache(cache);
            expect(await readdir(cache)).toEqual([path.basename(folder)]);
          },
        );
        expect(steps).toBeGreaterThan(6);
      },
    );

    test('may find a full disk at every step: it ends, and leaves nothing', async () => {
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      await walkCalls(
        prepare,
        async () => {
          disk.fail = async (half) => {
            await half?.();
            throw full;
          };
          await addToCache(folder, made).catch((error: unknown) => expect(error).toBe(full));
        },
        async () => {
          const found = await readCached(folder);
          if (state === 'the picture') expect(found).toEqual(cached);
          await addToCache(folder, made);
          expect(await readCached(folder)).toEqual(cached);
          const left = (await readdir(cache)).filter((name) => name.includes('.'));
          for (const name of left) await age(path.join(cache, name), 2);
          await cleanCache(cache);
          expect(await readdir(cache)).toEqual([path.basename(folder)]);
        },
      );
    });
  },
);

describe('what is not needed any more', () => {
  const entry = (letter: string) => path.join(cache, letter.repeat(32));
  const left = async () =>
    (await readdir(cache))
      .map((name) => name[0])
      .sort()
      .join('');
  const limits = { age: 60 * day, bytes: 1000 };

  test('goes when nothing has used it for long, and stays for who used it', async () => {
    for (const letter of ['a', 'b', 'c']) await addToCache(entry(letter), made);
    await use(entry('a'), 61);
    await use(entry('b'), 61);
    await use(entry('c'), 59);
    await readCached(entry('b'));
    await cleanCache(cache, limits);
    expect(await left()).toBe('bc');
    expect((await stat(path.join(entry('b'), 'index.json'))).mtimeMs).toBeGreaterThan(
      Date.now() - day,
    );
  });

  test('goes when there is too much, the one first that was used least lately', async () => {
    for (const [index, letter] of Array.from('abcd').entries()) {
      await addToCache(entry(letter), made);
      await use(entry(letter), index + 1);
    }
    // Each has 13 bytes.
    for (const bytes of [30, 26]) {
      await cleanCache(cache, { ...limits, bytes });
      expect(await left()).toBe('ab');
    }
    await cleanCache(cache, { ...limits, bytes: 25 });
    expect(await left()).toBe('a');
  });

  test('stays while a build may be copying it', async () => {
    for (const letter of 'abcd') await addToCache(entry(letter), made);
    await cleanCache(cache, { ...limits, bytes: 0 });
    expect(await left()).toBe('abcd');
  });

  test('goes whole: a build that is killed while it cleans leaves no half entry', async () => {
    await walkCalls(
      async () => {
        await addToCache(entry('a'), made);
        await use(entry('a'), 61);
      },
      () => untilKilled(() => cleanCache(cache, limits), true),
      async () => {
        expect([undefined, cached]).toContainEqual(await readCached(entry('a')));
        expect(existsSync(entry('a'))).toBe((await readCached(entry('a'))) !== undefined);
      },
    );
  });

  test('and what a killed build has left goes, but for that of one that runs', async () => {
    const gone = spawnSync('true').pid;
    const names = [`${entry('a')}.${gone}.x1Y2z3`, `${entry('b')}.${process.ppid}.x1Y2z3`];
    for (const name of [...names, path.join(cache, 'notes')]) await mkdir(name);
    await cleanCache(cache, limits);
    expect(await left()).toBe('bn');
  });

  test('where there is no cache, there is nothing to do', async () => {
    await cleanCache(path.join(cache, 'none'), limits);
  });
});

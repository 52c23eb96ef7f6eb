import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buildOption,
  contentOption,
  hostOption,
  portOption,
  readArguments,
} from './readArguments.ts';

const originalArgv = process.argv;
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`Exit code ${code}`);
  });
});
afterEach(() => {
  process.argv = originalArgv;
  vi.restoreAllMocks();
});

const usage = `Usage: npm run show -- [options] /route "Title"

Shows a page.

  /route "Title"  the path of the page and its title
  --content DIR   the folder of documents (default: pages-json)
  --dir DIR       the folder of the build (default: dist)
  --port N        the port, or the next free one; 0 picks any free port (default: 4173)
  --host ADDRESS  the address to listen on; 0.0.0.0 allows other computers (default: localhost)
  --open          opens it
  --help          prints this help`;

const show = (...args: string[]) => {
  process.argv = [...originalArgv.slice(0, 2), ...args];
  return readArguments({
    call: 'npm run show',
    about: 'Shows a page.',
    options: {
      content: contentOption,
      dir: buildOption,
      port: portOption('4173'),
      host: hostOption,
      open: { type: 'boolean', default: false, about: 'opens it' },
    },
    operands: {
      usage: '/route "Title"',
      about: 'the path of the page and its title',
      count: [1, 2],
    },
  });
};

test.each([
  ['0', true],
  ['65535', true],
  ['65536', false],
  ['-1', false],
])('accepts the port %s: %s', (port, isTaken) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  if (isTaken) expect(show('/a', `--port=${port}`).values.port).toBe(port);
  else expect(() => show('/a', `--port=${port}`)).toThrow('Exit code 2');
});

test('uses the documented defaults, and reads arguments in any order', () => {
  expect(show('/a')).toMatchObject({
    values: { content: 'pages-json', dir: 'dist', port: '4173', host: 'localhost', open: false },
    positionals: ['/a'],
  });
  expect(show('--open', '/a', '--dir=-x', 'A title', '--content=--odd')).toMatchObject({
    values: { content: '--odd', dir: '-x', open: true },
    positionals: ['/a', 'A title'],
  });
});

test('--help prints the usage and exits with 0, even with invalid arguments', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(() => show('--nonsense', '--help')).toThrow('Exit code 0');
  expect(print.mock.calls).toEqual([[usage]]);
});

test.each([
  [['/a', '--nonsense'], 'There is no option --nonsense.'],
  [['/a', '--constructor'], 'There is no option --constructor.'],
  [['/a', '-p'], 'There is no option -p.'],
  [['/a', '--open=yes'], '--open does not accept a value.'],
  [['/a', '--dir'], '--dir needs a value: --dir DIR.'],
  [['/a', '--dir='], '--dir needs a value: --dir DIR.'],
  [['/a', '--dir', '--open'], '--dir needs a value: --dir DIR.'],
  [['/a', '--dir', '-x'], '--dir needs a value: --dir DIR.'],
  [['/a', '--port', 'ten'], '--port must be a whole number from 0 to 65535, not "ten".'],
  [['/a', '--port', '1.5'], '--port must be a whole number from 0 to 65535, not "1.5".'],
  [['/a', 'A', 'B'], '"B" is an extra argument. Remove it.'],
  [[], 'This command needs /route "Title".'],
  // Only the first invalid option is reported.
  [['--port', 'x', '--nonsense'], '--port must be a whole number from 0 to 65535, not "x".'],
])('rejects %j with a sentence above the usage: %s', (args, sentence) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show(...args)).toThrow('Exit code 2');
  expect(print.mock.calls).toEqual([[`${sentence}\n\n${usage}`]]);
});

test('rejects operands of a command without any, and numbers out of range', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = (argument: string, operands?: Parameters<typeof readArguments>[0]['operands']) => {
    process.argv = [...originalArgv.slice(0, 2), argument];
    return readArguments({
      call: 'npm run x',
      about: 'Xs.',
      options: {},
      ...(operands && { operands }),
    });
  };
  expect(() => read('pages')).toThrow('Exit code 2');
  expect(print.mock.calls.at(-1)?.[0]).toBe(
    '"pages" is not an option. This command accepts only options.\n\nUsage: npm run x -- [options]\n\nXs.\n\n  --help  prints this help',
  );
  const counts = {
    usage: '[count …]',
    about: 'how many',
    count: [0, 9],
    between: [1, 20],
  } as const;
  for (const fine of ['1', '20']) expect(read(fine, counts).positionals).toEqual([fine]);
  for (const wrong of ['0', '21', 'ten']) {
    expect(() => read(wrong, counts)).toThrow('Exit code 2');
    expect(print.mock.calls.at(-1)?.[0]).toContain(
      `An argument must be a whole number from 1 to 20, not "${wrong}".\n`,
    );
  }
});

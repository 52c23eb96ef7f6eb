// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { answersAt, printedAddress, startProgram } from './startProgram.ts';

const node = (script: string) => [process.execPath, ['-e', script]] as const;

test('a program is running when it has printed its address, and gone when it is stopped', async () => {
  const script = `require('node:http').createServer((_, response) => response.end('Hello')).listen(0, '127.0.0.1', function () {
    process.stdout.write('Ready at http://127');
    setTimeout(() => console.log('.0.0.1:' + this.address().port + '/page#token now'));
  })`;
  const { address, output, stop } = await startProgram(...node(script), {
    findAddress: printedAddress,
  });
  expect(address.hash).toBe('#token');
  expect(output()).toContain('Ready at');
  expect(await (await fetch(address)).text()).toBe('Hello');
  await stop();
  expect(await answersAt(address.origin)()).toBeUndefined();
});

test.each([
  ['Ready at http://localhost:51', undefined],
  ['Ready at http://localhost:5173', undefined],
  ['Ready at http://localhost:5173\n', 'http://localhost:5173/'],
  ['Ready at http://127.0.0.1:5173/page#token now', 'http://127.0.0.1:5173/page#token'],
  ['Ready at https://example.com:5173 now', undefined],
])('in %j the address is %s, and never one of which a part may be missing', (output, address) => {
  expect(printedAddress(output)?.href).toBe(address);
});

test('a program that ends before it listens is an error with what it printed', async () => {
  const script = `console.log('Reading.'); console.error('No port is free.'); process.exitCode = 1`;
  await expect(startProgram(...node(script), { findAddress: printedAddress })).rejects.toThrow(
    /ended before it answered: (?=.*Reading\.)(?=.*No port is free\.)/s,
  );
});

test('a program that does not exist is an error with its name', async () => {
  await expect(
    startProgram('no-such-program', [], { findAddress: printedAddress }),
  ).rejects.toThrow(/^no-such-program .*ENOENT/);
});

test('a program has the environment that it is given, and ends by the signal that it is given', async () => {
  const script = `process.on('SIGINT', () => { console.log('Bye'); process.exit(); });
    console.log('http://localhost:1/' + process.env.OWN + ' ' + process.env.HOME);
    setInterval(() => {}, 1000)`;
  const { address, output, stop } = await startProgram(...node(script), {
    ...{ findAddress: printedAddress, env: { OWN: 'mine' }, signal: 'SIGINT' },
  });
  expect(address.pathname).toBe('/mine');
  await stop();
  expect(output()).toContain('/mine undefined\nBye\n');
});

test('a program that does not listen is ended after three minutes', async () => {
  const now = vi.spyOn(performance, 'now');
  try {
    now.mockReturnValueOnce(0).mockReturnValueOnce(180_000).mockReturnValue(180_001);
    const findAddress = vi.fn(() => undefined);
    const started = startProgram(...node(`setInterval(() => {}, 1000)`), { findAddress });
    await expect(started).rejects.toThrow(/ does not answer: $/);
    expect(findAddress).toHaveBeenCalledTimes(2);
  } finally {
    now.mockRestore();
  }
});

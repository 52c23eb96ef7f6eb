import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { embedDocument } from './writeEmbeds.ts';

const written = embedDocument({ code: '<p>Code</p>', title: 'A & B </title><b>' }, 'en');

/** Runs the page's script, in a frame or top-level. Returns how often it sends its height for one message. */
function answers(isFramed: boolean): number {
  const listeners: (() => void)[] = [];
  let sent = 0;
  const self = {
    origin: 'null',
    document: { body: { offsetHeight: 300 } },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'message') listeners.push(listener);
    },
    postMessage() {
      sent += 1;
    },
  };
  const parent = isFramed ? { postMessage: self.postMessage } : self;
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(written) ?? [];
  runInContext(script, createContext({ ...self, self, parent }));
  for (const listener of listeners) listener();
  return sent;
}

test('sends its height to the surrounding page, never to itself', () => {
  expect(answers(true)).toBe(1);
  expect(answers(false)).toBe(0);
});

test('escapes the title, and puts the guard before the code', () => {
  expect(written).toContain('<title>A &amp; B &lt;/title>&lt;b></title>');
  expect(written.indexOf('stop()')).toBeLessThan(written.indexOf('<p>Code</p>'));
});

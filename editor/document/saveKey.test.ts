import { afterEach, expect, test, vi } from 'vitest';
import { listenForSaveKey, onSaveAsked } from './saveKey.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+S', { key: 's', ctrlKey: true }, true],
  ['Cmd+S', { key: 's', metaKey: true }, true],
  ['Ctrl+S with Caps Lock', { key: 'S', ctrlKey: true }, true],
  ['S alone', { key: 's' }, false],
  ['Ctrl+Shift+S', { key: 's', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+S', { key: 's', ctrlKey: true, altKey: true }, false],
  ['Ctrl+D', { key: 'd', ctrlKey: true }, false],
])(
  '%s asks to save in place of the browser’s own dialog, or is left alone',
  (_name, keys, isAsked) => {
    const asked = vi.fn();
    ends.push(listenForSaveKey(document), onSaveAsked(asked));
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(asked).toHaveBeenCalledTimes(isAsked ? 1 : 0);
    expect(event.defaultPrevented).toBe(isAsked);
  },
);

test('who does not listen any more is not asked', () => {
  const asked = vi.fn();
  listenForSaveKey(document)();
  onSaveAsked(asked)();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }));
  expect(asked).not.toHaveBeenCalled();
});

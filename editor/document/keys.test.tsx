import { afterEach, expect, test, vi } from 'vitest';
import { listenForKeys, onShortcut, type Shortcut } from './keys.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test.each<[string, KeyboardEventInit, Shortcut | undefined]>([
  ['Ctrl+S', { key: 's', ctrlKey: true }, 'save'],
  ['Cmd+S', { key: 's', metaKey: true }, 'save'],
  ['Ctrl+S with Caps Lock', { key: 'S', ctrlKey: true }, 'save'],
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd+Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['S alone', { key: 's' }, undefined],
  ['Ctrl+Shift+S', { key: 's', ctrlKey: true, shiftKey: true }, undefined],
  ['Ctrl+Shift+Y', { key: 'Y', ctrlKey: true, shiftKey: true }, undefined],
  ['Ctrl+Alt+S', { key: 's', ctrlKey: true, altKey: true }, undefined],
  ['Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, undefined],
  ['Ctrl+D', { key: 'd', ctrlKey: true }, undefined],
])('%s runs its shortcut instead of the browser’s default, or is ignored', (_name, keys, asked) => {
  const answers = { save: vi.fn(), undo: vi.fn(), redo: vi.fn() };
  ends.push(
    listenForKeys(document),
    onShortcut('save', answers.save),
    onShortcut('undo', answers.undo),
    onShortcut('redo', answers.redo),
  );
  const event = press(keys);
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer, name).toHaveBeenCalledTimes(name === asked ? 1 : 0);
  }
  expect(event.defaultPrevented).toBe(asked !== undefined);
});

test.each<[string, boolean]>([
  ['z', false],
  ['y', false],
  ['s', true],
])('without listeners, Ctrl+%s prevents the browser’s default: %s', (key, isPrevented) => {
  ends.push(listenForKeys(document));
  expect(press({ key, ctrlKey: true }).defaultPrevented).toBe(isPrevented);
});

test('does not call a removed listener', () => {
  const requests = vi.fn();
  listenForKeys(document)();
  onShortcut('save', requests)();
  press({ key: 's', ctrlKey: true });
  expect(requests).not.toHaveBeenCalled();
});

function press(keys: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

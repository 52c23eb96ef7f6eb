import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepKeys, useSteps } from './useSteps.ts';

// Puck's history: the step that is shown is recorded a moment later.
const puck = {
  dispatch: vi.fn(),
  history: { back: vi.fn(), forward: vi.fn(), index: 1, histories: [{}, { state: { data: {} } }] },
  appState: { data: {} },
};
/** Puck's data for a page with this title. */
const titled = (title: string) => ({ root: { props: { title } }, content: [] });
let opened: string;
vi.mock('@puckeditor/core', () => ({ useGetPuck: () => () => puck }));
vi.mock('./WorkspaceContext.ts', () => ({
  useWorkspace: () => ({ document: { opening: { name: opened } } }),
}));

beforeEach(() => {
  opened = 'faq.json';
  vi.useFakeTimers();
  vi.clearAllMocks();
  puck.appState.data = titled('Now');
  record(titled('Now'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Puck records a step. */
function record(data: object): void {
  puck.history.histories[1] = { state: { data } };
}
const steps = () => renderHook(() => useSteps()).result.current;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const page = { path: '/a', title: 'A', description: 'B', blocks: [] };

test('another document is one step, which resolves once the history has it', async () => {
  const replaced = steps().replace(page);
  await pass(0);
  const [[action] = []] = puck.dispatch.mock.calls;
  expect(action).toMatchObject({
    ...{ type: 'setData', recordHistory: true },
    data: { root: { props: { path: '/a', title: 'A' } }, content: [] },
  });
  expect(puck.dispatch).toHaveBeenCalledOnce();
  expect(await replaced).toBe(true);
});

test('what is typed while the step before is recorded is kept, and blocks keep their identity', async () => {
  const block = (id: string, headline: string) => ({ type: 'hero', props: { id, headline } });
  const data = (title: string, ...content: object[]) => ({ root: { props: { title } }, content });
  puck.appState.data = data('Now', block('a', 'One'), block('b', 'Two'));
  const blocks = [
    { type: 'hero', headline: 'Two' },
    { type: 'hero', headline: 'One and a half' },
  ];
  const replaced = steps().replace({ title: 'Now', blocks });
  puck.appState.data = data('Typed', block('a', 'One'), block('b', 'Two'));
  record(puck.appState.data);
  await pass(25);
  const [[action] = []] = puck.dispatch.mock.calls;
  expect(action.data.root.props.title).toBe('Typed');
  expect(action.data.content).toMatchObject([block('b', 'Two'), block('a', 'One and a half')]);
  record(puck.appState.data);
  expect(await replaced).toBe(true);
});

test('what cannot be opened as a form is not, and the step says so', async () => {
  expect(await steps().replace({ blocks: [{ type: 'heroo' }] })).toBe(false);
  expect(await steps().replace('text')).toBe(false);
  expect(puck.dispatch).not.toHaveBeenCalled();
  // The settings of the site have another form than a page.
  opened = 'site.json';
  expect(await steps().replace({ company: 'A' })).toBe(true);
  expect(puck.dispatch.mock.calls[0]?.[0].data.root.props.company).toBe('A');
});

test.each(['undo', 'redo', 'replace'] as const)(
  '%s waits for what was typed a moment before, which would else be taken back as well',
  async (name) => {
    puck.appState.data = titled('Typed');
    const done = vi.fn();
    const { undo, redo, replace } = steps();
    const work = { undo, redo, replace: () => replace(page) }[name]().then(done);
    const { back, forward } = puck.history;
    const own = { undo: back, redo: forward, replace: puck.dispatch }[name];
    await pass(400);
    expect(own).not.toHaveBeenCalled();
    record(titled('Typed'));
    await pass(25);
    expect(own).toHaveBeenCalledOnce();
    await work;
    for (const other of [back, forward, puck.dispatch]) {
      expect(other).toHaveBeenCalledTimes(other === own ? 1 : 0);
    }
    expect(done).toHaveBeenCalledOnce();
  },
);

test('a history that never has the step does not stop the editor', async () => {
  puck.appState.data = titled('Typed');
  const undone = steps().undo();
  await pass(4900);
  expect(puck.history.back).not.toHaveBeenCalled();
  await pass(200);
  expect(puck.history.back).toHaveBeenCalledOnce();
  await undone;
});

test('the keys ask for the steps, until the editor is closed', () => {
  const [undo, redo] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const { unmount, rerender } = renderHook(() => useStepKeys({ undo, redo }));
  rerender();
  const ask = (name: string) =>
    window.dispatchEvent(new Event(`${name}-asked`, { cancelable: true }));
  // What is answered is prevented.
  expect([ask('undo'), ask('redo')]).toEqual([false, false]);
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  unmount();
  expect([ask('undo'), ask('redo')]).toEqual([true, true]);
  expect(undo).toHaveBeenCalledOnce();
});

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { DocumentOrText } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { usePageChanges } from './usePageChanges.tsx';

type Done = (moves: { from: string; to: string }[]) => Promise<void>;
let moveDone: Done | undefined;
vi.mock('./pageDialogs.tsx', () => ({
  MovePage: ({ onDone }: { onDone: Done }) => {
    moveDone = onDone;
    return <p>Another address</p>;
  },
  PublishPages: () => null,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a page follows each change of its address, what is not saved and what Undo brings back too', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ hash: 'now', document: { path: '/c' } }));
  const page = (path: string) => ({ path, title: 'Typed', links: [] });
  let written: DocumentOrText = page('/a');
  const change: OpenDocument['change'] = (changed) => {
    written = typeof changed === 'function' ? changed(written) : changed;
  };
  const rebase = vi.fn();
  const refresh = vi.fn(async () => {});
  const entry = { name: 'a.json', path: '/a', title: 'A', errors: 0, warnings: 0 };
  const open: Pick<OpenDocument, 'opening' | 'base' | 'document' | 'change' | 'rebase'> = {
    opening: { site: 's', name: 'a.json', tab: 't' },
    ...{ base: { hash: 'first' }, document: page('/a'), change, rebase },
  };
  const document: OpenDocument = {
    ...open,
    ...{ newer: undefined, isText: false, ownProblems: [], isChanged: true },
    ...{ isChecked: true, unreached: undefined },
    save: async () => {},
    keepAsVersion: async () => ({}),
  };
  let now: ReturnType<typeof usePageChanges> | undefined;
  function Changes({ own }: { own: OpenDocument }) {
    now = usePageChanges(own, { site, pages: [entry] }, refresh);
    return now.dialog;
  }
  const { rerender, container } = render(<Changes own={document} />);
  const move = async (from: string, to: string) => {
    act(() => now?.changeAddress());
    expect(container.textContent).toBe('Another address');
    await act(() => moveDone?.([{ from, to }]));
    expect(container.textContent).toBe('');
  };
  await move('/a', '/b');
  expect(written).toEqual(page('/b'));
  // What is written while the address is changed is kept.
  written = { ...page('/b'), title: 'Written since' };
  expect(rebase).toHaveBeenLastCalledWith({ hash: 'now', document: { path: '/c' } });
  rerender(<Changes own={{ ...document, document: page('/b') }} />);
  await move('/b', '/c');
  expect(written).toEqual({ ...page('/c'), title: 'Written since' });
  expect(refresh).toHaveBeenCalledTimes(2);
  // A state before the first change has the address of now.
  expect(now?.follow(page('/a'))).toEqual(page('/c'));
});

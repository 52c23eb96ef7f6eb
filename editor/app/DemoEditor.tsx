import { useMemo } from 'react';
import { deleteStored } from '../home/browserDatabase.ts';
import { demoHome } from '../home/demoHome.ts';
import type { Home } from '../home/home.ts';
import { App } from './App.tsx';
import { openHome } from './openHome.ts';

type Props = { source: Pick<Home, 'read' | 'bytes' | 'address'>; id: string };

/** The editor of a demo, whose changes stay in this browser. */
export function DemoEditor({ source, id }: Props) {
  const demo = useMemo(() => demoHome(source, id), [source, id]);
  const open = useMemo(() => openHome(demo), [demo]);
  /** Removes its saved files and its unsaved changes. */
  const startOver = async () => {
    await deleteStored('copies', (await demo.read()).site);
    await demo.reset();
    location.reload();
  };
  return <App open={open} startOver={startOver} />;
}

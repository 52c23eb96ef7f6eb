import { type ComponentType, memo, Suspense, use } from 'react';
import type { Page } from '../../schema/index.ts';
import { lazyModule } from '../shared/lazyModule.ts';

type Props = { page: Page };

const head = lazyModule<ComponentType<Props>>(() => import('./Head.tsx'));

let tellLoaded: () => void;
const loaded = new Promise<void>((resolve) => {
  tellLoaded = resolve;
});

/** Loads the code of the head. Rejects when it cannot be loaded. */
export async function loadHead(): Promise<void> {
  await head.load();
  tellLoaded();
}

/**
 * Title, description and the other elements of a page's head. A prerendered page brings them along, so the first view
 * goes without their code: React leaves them as they are until it is loaded, hydrates them then, and changes them with
 * each later page. The code has to be there before the page changes (preparePage): what is not hydrated cannot be changed.
 */
export const PageHead = memo(function PageHead({ page }: Props) {
  return (
    <Suspense>
      <LoadedHead page={page} />
    </Suspense>
  );
});

function LoadedHead({ page }: Props) {
  const Head = head.get();
  return Head ? <Head page={page} /> : <Waiting />;
}

// A component of its own: one that has once called "use" has to call it each time.
function Waiting() {
  use(loaded);
  return null;
}

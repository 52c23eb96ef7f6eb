import { type ComponentType, memo, Suspense, use } from 'react';
import type { Page } from '../../schema/index.ts';
import { later } from '../shared/later.ts';

type Props = { page: Page };

const head = later<{ default: ComponentType<Props> }>(() => import('./Head.tsx'));

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
 * Title, description and the other elements of a page's head. They are prerendered, so the first view does not need their code:
 * React leaves them as they are until it is loaded, then hydrates them, and updates them with each later page. The code must
 * be loaded before the page changes (preparePage), because React cannot update elements that are not hydrated.
 */
export const PageHead = memo(function PageHead({ page }: Props) {
  return (
    <Suspense>
      <LoadedHead page={page} />
    </Suspense>
  );
});

function LoadedHead({ page }: Props) {
  const Head = head.get()?.default;
  return Head ? <Head page={page} /> : <Waiting />;
}

// A component of its own, because a component that has once called `use` must call it in every render.
function Waiting() {
  use(loaded);
  return null;
}

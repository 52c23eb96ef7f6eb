import type { Problem } from '../api.ts';
import { withValue } from '../document/merge.ts';
import { useReplace } from '../document/useReplace.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { OfferButton } from '../ui/controls.ts';

/** The changes that may fix a mistake, a button each. A press is one step, which Undo takes back. */
export function Offers({ problem: { offers = [] } }: { problem: Problem }) {
  const { document } = useWorkspace();
  const replace = useReplace();
  return offers.map(
    ({ label, change }) =>
      change && (
        <OfferButton
          key={label}
          type="button"
          disabled={!document.isChecked}
          onClick={() => replace(withValue(document.document, change.path, change.value))}
        >
          {label}
        </OfferButton>
      ),
  );
}

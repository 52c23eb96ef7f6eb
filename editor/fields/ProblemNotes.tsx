import type { Problem } from '../api.ts';
import { withValue } from '../changes/merge.ts';
import { useStore } from '../document/EditingContext.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { documentOf } from '../document/workingCopy.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { OfferButton } from '../ui/controls.ts';
import { ProblemText } from '../ui/ProblemText.tsx';

/** Errors and warnings, each with a button for every change that may fix it. Each change is one Undo step. */
export function ProblemNotes({ problems }: { problems: readonly Problem[] }) {
  const { name, isChecked, publishPages, addToMenu, addContact } = useWorkspace();
  const store = useStore();
  return problems.map((problem) => (
    <ProblemText
      key={`${problem.path.join()} ${problem.rule} ${problem.message}`}
      problem={problem}
    >
      {problem.offers?.map(
        ({ label, change, publish, menuEntry, contact }) =>
          (change || publish || menuEntry || contact) && (
            <OfferButton
              key={label}
              disabled={!isChecked}
              onClick={() => {
                if (menuEntry) addToMenu(menuEntry);
                else if (contact) addContact(contact);
                else if (change) {
                  const now = documentOf(name, store.get().state);
                  store.replace(withValue(now, change.path, change.value));
                } else publishPages(publish ?? []);
              }}
            >
              {label}
            </OfferButton>
          ),
      )}
      {problem.elsewhere && (
        <OfferButton as="a" href={fieldAddress(problem.elsewhere.file, problem.elsewhere.path)}>
          {problem.elsewhere.label}
        </OfferButton>
      )}
    </ProblemText>
  ));
}

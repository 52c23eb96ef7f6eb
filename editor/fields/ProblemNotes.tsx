import type { Problem } from '../api.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { OfferButton } from '../ui/controls.ts';
import { ProblemText } from '../ui/ProblemText.tsx';

/** Errors and warnings, each with a button for every change that may fix it. Each change is one Undo step. */
export function ProblemNotes({ problems }: { problems: readonly Problem[] }) {
  const { isChecked, followOffer } = useOpenDocument();
  return problems.map((problem) => (
    <ProblemText
      key={`${problem.path.join()} ${problem.rule} ${problem.message}`}
      problem={problem}
    >
      {problem.offers?.map(
        (offer) =>
          (offer.change || offer.publish || offer.menuEntry || offer.contact) && (
            <OfferButton key={offer.label} disabled={!isChecked} onClick={() => followOffer(offer)}>
              {offer.label}
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

import { useId } from 'react';
import { LeadFormContents, LeadFormRoot } from '../layout/LeadForm.tsx';
import { styled } from '../styles/styled.ts';

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--backdrop);
`;

const Root = styled(LeadFormRoot)`
  position: fixed;
  inset: 0;
  z-index: 21;
`;

/** The form's dialog, open while its settings are edited. It is not modal, so the focus remains in the settings. */
export function OpenForm() {
  const titleId = useId();
  const nextId = useId();
  return (
    <>
      <Backdrop />
      <Root open aria-labelledby={titleId} onSubmit={(event) => event.preventDefault()}>
        <LeadFormContents {...{ titleId, nextId }} dialog={undefined} />
      </Root>
    </>
  );
}

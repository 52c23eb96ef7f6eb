import { styled } from 'styled-components';
import { dismiss, stopUpload, useOtherUploads } from '../document/uploads.ts';
import { Button, Ends, List, panel } from '../ui/controls.ts';

const Corner = styled(List)`
  position: fixed;
  right: 1rem;
  bottom: 1rem;
  z-index: 1002;
  width: min(26rem, calc(100vw - 2rem));

  & > li {
    flex-wrap: nowrap;
    padding: 0.6rem 0.75rem;
    ${panel}
    box-shadow: var(--editor-shadow);
    overflow-wrap: anywhere;
  }
`;

/** The state of uploads whose field is not on the screen, and other messages. */
export function Messages() {
  const uploads = useOtherUploads();
  if (uploads.length === 0) return null;
  return (
    <Corner aria-label="Messages">
      {uploads.map(({ key, state, words }) => (
        <Ends as="li" key={key}>
          <span role="alert">{state === 'running' ? `Adding “${words}” …` : words}</span>
          <Button onClick={() => (state === 'running' ? stopUpload(key) : dismiss(key))}>
            {state === 'running' ? 'Cancel' : 'Dismiss'}
          </Button>
        </Ends>
      ))}
    </Corner>
  );
}

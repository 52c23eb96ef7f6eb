import { styled } from 'styled-components';
import { dismiss, useMessages } from '../document/messages.ts';
import { Button, Ends, List, panel } from './controls.ts';

const Corner = styled(List)`
  position: fixed;
  right: 1rem;
  bottom: 1rem;
  z-index: 1002;
  width: min(26rem, calc(100vw - 2rem));

  /* A dialog hides everything else, and shows the messages itself. */
  [aria-hidden='true'] & { display: none; }
  & > li {
    flex-wrap: nowrap;
    padding: 0.6rem 0.75rem;
    ${panel}
    box-shadow: var(--editor-shadow);
    overflow-wrap: anywhere;
  }
`;

/** Messages about what is no longer on the screen. Every dialog contains them, so that they can be dismissed above it. */
export function Messages() {
  const messages = useMessages();
  if (messages.length === 0) return null;
  return (
    <Corner aria-label="Messages">
      {messages.map(({ key, words }) => (
        <Ends as="li" key={key}>
          <span role="alert">{words}</span>
          <Button onClick={() => dismiss(key)}>Dismiss</Button>
        </Ends>
      ))}
    </Corner>
  );
}

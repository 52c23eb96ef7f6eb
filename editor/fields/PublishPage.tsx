import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import { useDocument, useOpenDocument } from '../document/OpenDocument.ts';
import { Button, Muted } from '../ui/controls.ts';

const Box = styled.div`
  display: grid;
  gap: 0.6rem;
  justify-items: start;
  padding: 1rem;
  border-bottom: 1px solid var(--editor-rule);
  background: var(--editor-chosen);
`;

/** The button above the fields of an unpublished page that publishes it, as one step. */
export function PublishPage() {
  const document = useDocument();
  const { replace } = useOpenDocument().store;
  if (ownValue(document, 'published') !== false) return null;
  const publish = () => {
    const { published: _published, ...rest } = document;
    replace(rest);
  };
  return (
    <Box>
      <strong>This page is not published</strong>
      <Muted as="small">
        Only you can see it here. Visitors and search engines cannot, and menus leave it out.
      </Muted>
      <Button data-main="" onClick={publish}>
        Publish this page
      </Button>
      <Muted as="small">It goes live after you save it and publish the site.</Muted>
    </Box>
  );
}

import { css, styled } from 'styled-components';

/** The look of a surface above the background: a card, a dialog, a menu. */
export const panel = css`
  border: 1px solid var(--editor-rule);
  border-radius: 8px;
  background: var(--editor-panel);
`;

const button = css`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  min-height: var(--editor-control);
  padding: 0 0.75rem;
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  color: var(--editor-ink);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover:not(:disabled) { background: var(--editor-hover); }
  &:is(:disabled, [aria-disabled]) { opacity: 0.5; cursor: default; }
  &[data-main] { border-color: var(--editor-blue); background: var(--editor-blue); color: var(--editor-panel); }
  &[data-main]:hover:not(:disabled) { background: color-mix(in srgb, var(--editor-blue), var(--editor-ink) 25%); }
  &[data-danger] { border-color: var(--editor-error); color: var(--editor-error); }
`;

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${button}
`;

/** A link that looks like a button. */
export const ButtonLink = styled.a`
  ${button}
`;

/** A button that looks like plain text. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  width: 100%;
  min-height: var(--editor-control);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
`;

export const IconButton = styled(Button)`
  width: var(--editor-control);
  padding: 0;
  border-color: transparent;
  background: none;
`;

/** A button below an error. Its label may need several lines. */
export const OfferButton = styled(Button)`
  margin: 0.4rem 0.4rem 0 0;
  padding: 0.2rem 0.7rem;
  font-size: 0.9em;
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
`;

export const TextInput = styled.input`
  box-sizing: border-box;
  width: 100%;
  min-height: var(--editor-control);
  padding: 0.35rem 0.6rem;
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  color: var(--editor-ink);
  font: inherit;
  text-overflow: ellipsis;

  /* A placeholder has its own direction: it may be an inherited English text in a Hebrew field. */
  &::placeholder { unicode-bidi: plaintext; color: var(--editor-muted); opacity: 1; }
  &:focus-visible { outline: 2px solid var(--editor-blue); outline-offset: 1px; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
`;

/** A row with its items at both ends. */
export const Ends = styled(Row)`
  justify-content: space-between;
`;

/** Quiet buttons or links side by side, such as the choices of a filter. */
export const Choices = styled(Row)`
  gap: 2px;

  & > :is(a, button) { padding: 0 0.6rem; border-color: transparent; background: none; font-weight: 500; }
  & > [aria-pressed='true'] { background: var(--editor-chosen); font-weight: 600; }
`;

export const Stack = styled.div`
  display: grid;
  gap: 1rem;
`;

/** A list without bullets. */
export const List = styled.ul`
  display: grid;
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Fields with a common label. */
export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend { padding: 0; font-weight: 600; }
`;

/** Names, each with its explanation. */
export const Terms = styled.dl`
  display: grid;
  gap: 0.5rem;
  margin: 0.5rem 0;

  & dt { color: var(--editor-ink); font-weight: 600; }
  & dd { margin: 0; }
`;

export const Muted = styled.p`
  margin: 0;
  color: var(--editor-muted);
`;

/** The content of an editor page without a document: the list of pages, the pictures, the health page. */
export const EditorMain = styled.main`
  display: grid;
  gap: 1rem;
  max-width: 68rem;
  margin: 0 auto;
  padding: 1.25rem clamp(1rem, 3vw, 1.5rem) 4rem;
`;

/** A page shown instead of one that cannot be shown. */
export const Message = styled(EditorMain)`
  justify-items: start;
  max-width: 44rem;
  padding-top: 3rem;
`;

/** Its content, as an alert: the reason, and where to go from here. */
export const MessageText = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
`;

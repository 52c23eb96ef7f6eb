import { css, styled } from 'styled-components';

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
  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
  &:disabled { opacity: 0.5; cursor: default; }
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

/** A button that looks like the text in it. */
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

  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
`;

/** A button under a mistake. Its label may need several lines. */
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

  &::placeholder { color: var(--editor-muted); opacity: 1; }
  &:focus-visible { outline: 2px solid var(--editor-blue); outline-offset: 1px; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
`;

export const Stack = styled.div`
  display: grid;
  gap: 1rem;
`;

export const Muted = styled.p`
  margin: 0;
  color: var(--editor-muted);
`;

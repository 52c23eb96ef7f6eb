import { styled } from 'styled-components';

/** What is over the document that is open. */
export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  grid-area: header;
  gap: 0.6rem 1.25rem;
  align-items: center;
  padding: 0.6rem 1rem;
  border-bottom: 1px solid var(--line);
  background: #fff;

  & h1 {
    overflow: hidden;
    flex: 1 1 12rem;
    margin: 0;
    font-size: 1.05rem;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const State = styled.span`
  color: var(--editor-muted);
  font-size: 0.9rem;
  white-space: nowrap;
`;

export const WhyNot = styled.p`
  flex: 1 1 100%;
  margin: 0;
  color: var(--editor-error);
  font-weight: 600;
`;

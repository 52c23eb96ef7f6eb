import { ComboboxGroupLabel, ComboboxItem, ComboboxPopover } from '@ariakit/react';
import { styled } from 'styled-components';
import { panel } from './controls.ts';

/** The popup of a combobox. With a fixed position, it is not clipped by a scrolling panel or dialog. */
export const Popover = styled(ComboboxPopover).attrs({
  fixed: true,
  gutter: 4,
  unmountOnHide: true,
})`
  z-index: 10;
  box-sizing: border-box;
  max-height: min(22rem, var(--popover-available-height));
  overflow: auto;
  ${panel}
  font-size: 0.9rem;

  &:focus-visible { outline: none; }
`;

export const GroupLabel = styled(ComboboxGroupLabel)`
  padding: 0.6rem 0.75rem 0.2rem;
  color: var(--editor-muted);
  font-size: 0.78rem;
  font-weight: 600;
`;

export const Item = styled(ComboboxItem)`
  box-sizing: border-box;
  min-height: 44px;
  padding: 0.4rem 0.75rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;

  & small { display: block; color: var(--editor-muted); font-size: 0.78rem; }
  &:hover { background: var(--editor-hover); }
  &[aria-selected='true'] { background: var(--editor-chosen); }
  &[data-active-item] { outline: 2px solid var(--editor-blue); outline-offset: -2px; }
`;

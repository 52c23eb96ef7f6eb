import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { type PageEntry, pageName, type SiteLanguage } from '../api.ts';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import { detailsOf, type RowStatus, statusWords, translationWords } from './pageStatus.ts';

const Table = styled.table`
  table-layout: fixed;
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  & thead { color: var(--editor-muted); font-size: 0.8125rem; }
  & th { font-weight: 500; overflow-wrap: anywhere; }
  & tr { position: relative; border-bottom: 1px solid var(--editor-rule); }
  & :is(th, td) { padding: 0.4rem 0.5rem; }
  & [scope='col'] + th { width: 12rem; }
  /* Above the link of the row. */
  & td:last-child { position: relative; z-index: 1; width: var(--editor-control); }
  & td:has([aria-expanded='true']) { z-index: 2; }
  & tbody tr:hover { background: var(--editor-hover); }
  & small { color: var(--editor-muted); font-size: 0.8125rem; }

  @media (max-width: 40rem) {
    & thead { position: absolute; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    & tbody th { padding-bottom: 0; }
    & td:nth-child(2) { grid-row: 2; padding-top: 0; }
    & td:last-child { grid-area: 1 / 2 / span 2; }
  }
`;

const Open = styled.a`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: var(--editor-control);
  color: inherit;
  text-decoration: none;

  /* The whole row links to the page. */
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--editor-blue); outline-offset: -2px; border-radius: 6px; }
  & small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Mark = styled.span`
  display: inline-flex;
  gap: 0.45rem;
  align-items: center;
  color: var(--editor-muted);
  white-space: nowrap;

  &::before { content: ''; box-sizing: border-box; width: 8px; height: 8px; border: 2px solid; border-radius: 50%; background: currentColor; }
  &[data-status='Error'] { color: var(--editor-error); font-weight: 600; }
  &[data-status='Not saved'] { color: var(--editor-blue); }
  &[data-status='Not published']::before { background: none; }
`;

type Props = {
  rows: readonly { page: PageEntry; status: RowStatus }[];
  languages: readonly SiteLanguage[];
  labelOf: (status: RowStatus) => string;
  actionsOf: (page: PageEntry) => readonly Action[];
};

/** Pages with their status and a menu of actions. */
export function PageTable({ rows, languages, labelOf, actionsOf }: Props) {
  return (
    <Table aria-label="Pages" onKeyDown={moveInList}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Status</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, status }) => (
          <tr key={page.name}>
            <th scope="row">
              <Open href={`#${encodeURIComponent(page.name)}`} data-row="">
                <strong>{pageName(page)}</strong>
                <small>{detailsOf(page)}</small>
                {languages.length > 0 && <small>{translationWords(page, languages)}</small>}
              </Open>
            </th>
            <td>
              <Mark data-status={status}>{statusWords(status, page) ?? labelOf(status)}</Mark>
              {page.errors === 0 && page.warnings > 0 && (
                <small> · {amount(page.warnings, 'warning')}</small>
              )}
            </td>
            <td>
              <ActionMenu label={`Actions for ${pageName(page)}`} actions={actionsOf(page)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The up and down arrows move the focus from the search to the pages, and between pages. */
export function moveInList(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const stops = [...document.querySelectorAll<HTMLElement>('[type="search"], [data-row]')];
  const next = stops.includes(target) ? stops[stops.indexOf(target) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { Workspace } from './Workspace.tsx';

// Puck shows the canvas and its buttons around what the workspace gives it. Here it counts how often it is rendered anew.
const puck = vi.hoisted(() => ({ renders: 0 }));
vi.mock('@puckeditor/core', () => ({
  Puck: () => {
    puck.renders += 1;
    return <Shown />;
  },
}));
vi.mock('./puckConfig.tsx', () => ({ pageConfig: {}, siteConfig: {} }));
vi.mock('./puckParts.tsx', () => ({
  overrides: {},
  pagePlugins: [],
  viewports: [],
}));
vi.mock('./Settings.tsx', () => ({ Settings: () => null }));
const open = vi.hoisted(() => ({ document: {}, ownProblems: [], change: () => {} }));
vi.mock('../document/useDocument.ts', () => ({ useDocument: () => open }));

function Shown() {
  const { theme, site: shown } = useEditor();
  const { setTheme } = useWorkspace();
  return (
    <>
      <p>
        {shown.company} in {theme}
      </p>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setTheme('light')}>
        Light
      </button>
    </>
  );
}

afterEach(cleanup);

test('the page is shown in the theme that is chosen, at once and without a start of Puck', () => {
  open.document = { path: '/x', title: 'A page', description: 'Words', blocks: [] };
  render(
    <Workspace
      opening={{ site: 'a-site', name: 'x.json', tab: 'one' }}
      source={{ hash: 'first', text: '{}', document: open.document }}
      draft={undefined}
      site={site}
      pages={[]}
      openText={() => {}}
    />,
  );
  const { renders } = puck;
  expect(screen.getByText(`${site.company} in light`)).toBeTruthy();
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ]) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText(`${site.company} in ${theme}`)).toBeTruthy();
  }
  expect(puck.renders).toBe(renders);
});

const siteDocument: object = JSON.parse(readFileSync('tests/fixtures/site/site.json', 'utf8'));

test('under settings with a mistake, the page stays as it was before the mistake, not as it was saved', () => {
  const settings = (company: string) => {
    open.document = { ...siteDocument, company };
    return (
      <Workspace
        opening={{ site: 'a-site', name: 'site.json', tab: 'one' }}
        source={{ hash: 'first', text: '{}', document: siteDocument }}
        draft={undefined}
        site={site}
        pages={[]}
        openText={() => {}}
      />
    );
  };
  const { rerender } = render(settings(site.company));
  rerender(settings('Another name'));
  expect(screen.getByText('Another name in light')).toBeTruthy();
  rerender(settings(''));
  expect(screen.getByText('Another name in light')).toBeTruthy();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { storeOf } from '../../tests/tools/formInStore.tsx';
import { apiPath } from '../api.ts';
import { useEditor } from '../document/EditorContext.ts';
import { Workspace } from './Workspace.tsx';

// The page in its frame is tested in a browser. This one only names the company and theme.
vi.mock('./PageInFrame.tsx', () => ({
  PageInFrame: () => {
    const { theme, site: shown } = useEditor();
    return <p>{`${shown.company} in ${theme}`}</p>;
  },
}));

let sent: { name: string; document?: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ ...JSON.parse(body), name: address.slice(apiPath.length) });
    return Response.json({ problems: [], changed: [] });
  });
});
afterEach(() => {
  location.hash = '';
});

const page = {
  ...{ path: '/x', title: 'A page', description: 'Words' },
  blocks: [
    { type: 'hero', headline: 'Hello' },
    { type: 'prose', headline: 'Text', paragraphs: [] },
  ],
};

const show = (name: string, document: object) =>
  act(async () =>
    render(
      <Workspace
        opening={{ site: 'a-site', name, tab: 'one' }}
        source={{ hash: 'first', text: '{}', document }}
        draft={undefined}
        state={storeOf(document, name).get().state}
        siteSource={undefined}
        site={site}
        pages={[]}
        openText={() => {}}
        refresh={async () => {}}
      />,
    ),
  );
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const fields = () => within(screen.getByRole('region', { name: 'Fields' }));

test.each(['Add a block before block 1', 'Add a block'])(
  'after “%s”, a link adds its block below the hero, named by its kind, and focuses the name to check',
  async (add) => {
    await show('x.json', page);
    press(add);
    const dialog = within(screen.getByRole('dialog', { name: 'Add a block' }));
    const area = dialog.getByRole('textbox');
    fireEvent.change(area, { target: { value: 'https://calendly.com/plum-rye' } });
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = within(screen.getByRole('list', { name: 'Blocks of this page' }));
    const names = list.getAllByRole('button', { name: /^(?:Hero|Prose|Calendar)/ });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'HeroHello',
      'Calendar',
      'ProseText',
    ]);
    // A screen reader needs it.
    const name = fields().getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  },
);

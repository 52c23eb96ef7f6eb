import { useEffect, useState } from 'react';
import { containerWords } from '../../schema/diagnose/words.ts';
import type { LinkEntry, PageEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import { Muted, Row } from '../ui/controls.ts';
import { TextField } from '../ui/TextField.tsx';
import { TaskDialog } from './TaskDialog.tsx';

type CreateProps = { copyOf: PageEntry | undefined; onClose: () => void };

/** Makes a page, with a headline and a text or as a copy of another, and opens it. */
export function CreatePage({ copyOf, onClose }: CreateProps) {
  const [path, setPath] = useState('/');
  const [title, setTitle] = useState(copyOf?.title ?? '');
  const create = async () => {
    const { name } = await ask('create', { path, title, copyOf: copyOf?.name });
    location.hash = encodeURIComponent(name);
  };
  return (
    <TaskDialog
      title={copyOf ? `A copy of “${copyOf.title}”` : 'New page'}
      action="Create"
      work={create}
      onClose={onClose}
    >
      <TextField
        label="Title, in the browser’s tab and in search results"
        value={title}
        required
        onChange={setTitle}
      />
      <AddressField
        label="Address, in small letters, digits and hyphens, such as “/video-walls”"
        value={path}
        onChange={setPath}
      />
    </TaskDialog>
  );
}

type Props = { page: PageEntry; onClose: () => void; onDone: () => void };

/** Gives a page another address; links to it are changed, and the old address is redirected. */
export function MovePage({ page, onClose, onDone }: Props) {
  const { name } = page;
  const [path, setPath] = useState(page.path);
  const [changeLinks, setChangeLinks] = useState(true);
  const [redirect, setRedirect] = useState(true);
  const links = useLinksTo(page);
  const move = async () => {
    const { hash } = await ask('source', { name });
    await ask('move', { name, hash, path, changeLinks, redirect });
    onDone();
  };
  return (
    <TaskDialog
      title={`The address of “${page.title}”`}
      action="Change the address"
      isReady={path !== page.path}
      work={move}
      onClose={onClose}
    >
      <AddressField label="New address" value={path} onChange={setPath} />
      <LinkList links={links} some="These links lead to it:" />
      <Choice label="Change these links too" checked={changeLinks} onChange={setChangeLinks} />
      <Choice
        label={`Lead visitors who still ask for ${page.path} to the new address`}
        checked={redirect}
        onChange={setRedirect}
      />
    </TaskDialog>
  );
}

/** Shows what leads to a page before it is deleted; it can be brought back afterwards. */
export function DeletePage({ page, onClose, onDone }: Props) {
  const { name } = page;
  const links = useLinksTo(page);
  const remove = async () => {
    const { hash } = await ask('source', { name });
    await ask('remove', { name, hash });
    onDone();
  };
  return (
    <TaskDialog
      title={`Delete “${page.title}”?`}
      action="Delete the page"
      cancel="Keep it"
      isReady={links !== undefined}
      isDangerous
      work={remove}
      onClose={onClose}
    >
      <LinkList
        links={links}
        some="These links will lead nowhere, and “npm run validate” will name them until they are changed:"
      />
      <Muted>You can bring it back from the list of pages.</Muted>
    </TaskDialog>
  );
}

type AddressProps = { label: string; value: string; onChange: (value: string) => void };

function AddressField(props: AddressProps) {
  return <TextField {...props} required spellCheck={false} autoComplete="off" />;
}

function useLinksTo({ name }: PageEntry): LinkEntry[] | undefined {
  const [links, setLinks] = useState<LinkEntry[]>();
  useEffect(() => {
    ask('links', { name }).then(setLinks, () => setLinks([]));
  }, [name]);
  return links;
}

type LinkListProps = { links: LinkEntry[] | undefined; some: string };

function LinkList({ links, some }: LinkListProps) {
  if (!links) return <Muted>Looking for links to it …</Muted>;
  if (links.length === 0) return <Muted>No other page links to it.</Muted>;
  return (
    <div>
      <Muted>{some}</Muted>
      <ul>
        {links.map(({ file, path, href }) => (
          <li key={`${file} ${path.join(' ')}`}>
            {file}: {containerWords(path.slice(0, -1), undefined) || 'the page itself'} ({href})
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <Row as="label">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </Row>
  );
}

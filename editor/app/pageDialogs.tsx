import { type FormEvent, useEffect, useState } from 'react';
import { containerWords } from '../../schema/diagnose/words.ts';
import type { LinkEntry, PageEntry } from '../api.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useTask } from '../ui/useTask.ts';
import { client } from './client.ts';

type CreateProps = { copyOf?: PageEntry; onClose: () => void; onDone: (name: string) => void };

/** Asks for the address and title of a new page, which starts with a headline and a text, or as a copy. */
export function CreatePage({ copyOf, onClose, onDone }: CreateProps) {
  const [path, setPath] = useState('/');
  const [title, setTitle] = useState(copyOf?.title ?? '');
  const { run, isRunning, refused } = useTask();
  const create = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const copy = copyOf && { copyOf: copyOf.name };
      const { name } = await client.create({ path, title, ...copy });
      onDone(name);
    });
  };
  return (
    <Modal title={copyOf ? `A copy of “${copyOf.title}”` : 'New page'} onClose={onClose}>
      <Stack as="form" onSubmit={create}>
        <TextField
          label="Title, in the browser’s tab and in search results"
          value={title}
          required
          onChange={setTitle}
        />
        <TextField
          label="Address, in small letters, digits and hyphens, such as “/video-walls”"
          value={path}
          required
          spellCheck={false}
          autoComplete="off"
          onChange={setPath}
        />
        <RefusedNote refused={refused} />
        <Row>
          <Button type="submit" data-main="" disabled={isRunning}>
            Create
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

type Props = { page: PageEntry; onClose: () => void; onDone: () => void };

/** Gives a page another address; links to it and visitors with the old address are taken along. */
export function MovePage({ page, onClose, onDone }: Props) {
  const [path, setPath] = useState(page.path);
  const [changeLinks, setChangeLinks] = useState(true);
  const [redirect, setRedirect] = useState(true);
  const links = useLinksTo(page);
  const { run, isRunning, refused } = useTask();
  const move = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const { hash } = await client.read(page.name);
      await client.move({ name: page.name, path, changeLinks, redirect }, hash);
      onDone();
    });
  };
  return (
    <Modal title={`The address of “${page.title}”`} onClose={onClose}>
      <Stack as="form" onSubmit={move}>
        <TextField
          label="New address"
          value={path}
          required
          spellCheck={false}
          autoComplete="off"
          onChange={setPath}
        />
        <LinkList links={links} none="No other page links to it." some="These links lead to it:" />
        <Choice label="Change these links too" checked={changeLinks} onChange={setChangeLinks} />
        <Choice
          label={`Lead visitors who still ask for ${page.path} to the new address`}
          checked={redirect}
          onChange={setRedirect}
        />
        <RefusedNote refused={refused} />
        <Row>
          <Button type="submit" data-main="" disabled={isRunning || path === page.path}>
            Change the address
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

/** Shows what leads to a page before it is deleted; it can be brought back afterwards. */
export function DeletePage({ page, onClose, onDone }: Props) {
  const links = useLinksTo(page);
  const { run, isRunning, refused } = useTask();
  const remove = () =>
    run(async () => {
      const { hash } = await client.read(page.name);
      await client.remove(page.name, hash);
      onDone();
    });
  return (
    <Modal title={`Delete “${page.title}”?`} onClose={onClose}>
      <LinkList
        links={links}
        none="No other page links to it."
        some="These links will lead nowhere, and “npm run validate” will name them until they are changed:"
      />
      <Muted>You can bring it back from the list of pages.</Muted>
      <RefusedNote refused={refused} />
      <Row>
        <Button type="button" data-danger="" disabled={isRunning || !links} onClick={remove}>
          Delete the page
        </Button>
        <Button type="button" onClick={onClose}>
          Keep it
        </Button>
      </Row>
    </Modal>
  );
}

function useLinksTo({ name }: PageEntry): LinkEntry[] | undefined {
  const [links, setLinks] = useState<LinkEntry[]>();
  useEffect(() => {
    client.links(name).then(setLinks, () => setLinks([]));
  }, [name]);
  return links;
}

type LinkListProps = { links: LinkEntry[] | undefined; none: string; some: string };

function LinkList({ links, none, some }: LinkListProps) {
  if (!links) return <Muted>Looking for links to it …</Muted>;
  if (links.length === 0) return <Muted>{none}</Muted>;
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

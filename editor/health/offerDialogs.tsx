// The dialogs behind offers to correct a problem: publish the pages that one leads to, add it to the menu, add a contact.
import { useState } from 'react';
import { plainName } from '../../schema/browser.ts';
import type { MenuPage, NewContact } from '../api.ts';
import { ask } from '../document/ask.ts';
import { titleAlone } from '../shortNames.ts';
import type { ShownSite } from '../site.ts';
import { Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { SelectField, TextField } from '../ui/TextField.tsx';

/** `onDone` gets the names of the changed files; empty if nothing had to change. */
type DoneProps = { onClose: () => void; onDone: (changed: readonly string[]) => void };
type PublishProps = DoneProps & { pages: readonly { name: string; title: string }[] };

/** Publishes pages that other pages link to. */
export function PublishPages({ pages, onClose, onDone }: PublishProps) {
  const publish = async () => {
    const { changed } = await ask('publishPages', { names: pages.map(({ name }) => name) });
    onDone(changed);
  };
  const [first] = pages;
  return (
    <TaskDialog
      title={
        pages.length === 1 ? `Publish “${first?.title}” too?` : `Publish ${pages.length} pages too?`
      }
      action="Publish too"
      work={publish}
      onClose={onClose}
    >
      {pages.length > 1 && (
        <ul>
          {pages.map(({ name, title }) => (
            <li key={name}>{title}</li>
          ))}
        </ul>
      )}
      <Muted>
        This is saved at once. Visitors see {pages.length === 1 ? 'the page' : 'these pages'} after
        you publish the site.
      </Muted>
    </TaskDialog>
  );
}

type MenuProps = DoneProps & { page: MenuPage; site: ShownSite };

// The maximum length of an entry's text, and of its description.
const maxTextLength = 40;
const maxDescriptionLength = 80;

/** Adds a page to the menu of the site, with a text that the user writes. */
export function AddToMenu({ page, site, onClose, onDone }: MenuProps) {
  const { title, groups } = site.header.services;
  const [first] = groups;
  const [group, setGroup] = useState(first?.title ?? '');
  const [text, setText] = useState(titleAlone(page.title).slice(0, maxTextLength));
  const [sentence = ''] = page.description.split(/(?<=[.!?]) /);
  const [about, setAbout] = useState(sentence.length <= maxDescriptionLength ? sentence : '');
  const add = async () => {
    const entry = { path: page.path, group, text, description: about };
    const { changed } = await ask('addToMenu', entry);
    onDone(changed);
  };
  return (
    <TaskDialog title={`Add to the “${title}” menu`} action="Add" work={add} onClose={onClose}>
      <TextField
        label="Menu text"
        required
        maxLength={maxTextLength}
        value={text}
        onChange={setText}
      />
      <TextField
        label="Short description, shown below the text"
        required
        maxLength={maxDescriptionLength}
        value={about}
        onChange={setAbout}
      />
      {groups.length > 1 && (
        <SelectField label="Menu group" value={group} onChange={setGroup}>
          {groups.map((one) => (
            <option key={one.title}>{one.title}</option>
          ))}
        </SelectField>
      )}
      <Muted>
        It leads to {page.path}. The site settings are saved at once. The previous version is under
        their Versions. Nothing is published.
      </Muted>
    </TaskDialog>
  );
}

type ContactProps = {
  contact: Pick<NewContact, 'field' | 'value' | 'scheme'>;
  site: ShownSite;
  /** Whether the settings are saved at once, because they are not open. */
  isSaved: boolean;
  /** Adds it under a name. Rejects if the name is taken. */
  add: (name: string, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
  onDone: () => void;
};

/** Adds a phone number or email address to the settings, under a name that the user chooses. */
export function AddContact({ contact, site, isSaved, add, onClose, onDone }: ContactProps) {
  const { field, value, scheme } = contact;
  const example = field === 'phones' && scheme !== 'tel' ? 'mobile' : 'sales';
  const isTaken = (name: string) => Object.hasOwn(site[field], name);
  const [written, setWritten] = useState(isTaken(example) ? '' : example);
  const name = plainName(written);
  const what = field === 'phones' ? 'number' : 'address';
  return (
    <TaskDialog
      title={`Add ${value} to the settings`}
      action="Add"
      isReady={/^[a-z]/.test(name) && !isTaken(name)}
      work={async (signal) => {
        await add(name, signal);
        onDone();
      }}
      onClose={onClose}
    >
      <TextField
        label={`A short name, such as “${example}”`}
        required
        maxLength={40}
        value={written}
        onChange={setWritten}
      />
      {isTaken(name) && <Muted role="status">Another {what} has this name.</Muted>}
      <Muted>
        Links use the name, so you can change the {what} in one place.
        {isSaved && ' The site settings are saved at once. Nothing is published.'}
      </Muted>
    </TaskDialog>
  );
}

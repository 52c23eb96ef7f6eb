// The dialogs behind offers to correct a problem: publish the pages that one leads to, add it to the menu, add a contact.
import { useState } from 'react';
import { isGroup, slugOf } from '../../schema/browser.ts';
import { amount, applyEdits } from '../../schema/diagnose/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import type { MenuPage, NewContact, Offer } from '../api.ts';
import { withValue } from '../changes/merge.ts';
import type { Content } from '../copy/requests.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { titleAlone } from '../shortNames.ts';
import type { ResolvedSite } from '../site.ts';
import { Muted } from '../ui/controls.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useDialog } from '../ui/useDialog.ts';

/** A document or text with the change of an offer; undefined if the offer has none for it. */
function withOffer(content: Content, { change, edits }: Offer): Content {
  if (typeof content === 'string') return edits.length > 0 ? applyEdits(content, edits) : undefined;
  const changed = content && change && withValue(content, change.path, change.value);
  return isGroup(changed) ? changed : undefined;
}

/** Offers to correct a problem. Some change their document as one step; the others open a dialog, which is to be rendered. */
export function useOffers(site: ResolvedSite | undefined) {
  const { copy } = useOpenSite();
  const { dialog, open } = useDialog();
  return {
    dialog,
    isUsable: (name: string, offer: Offer) =>
      [offer.publish, offer.menuEntry, offer.contact].some((dialogOf) => dialogOf !== undefined) ||
      withOffer(copy.content(name), offer) !== undefined,
    /** Returns whether the document has changed: not if a dialog was opened. */
    follow(name: string, offer: Offer): boolean {
      const { publish, menuEntry, contact } = offer;
      if (menuEntry && site) {
        open((close) => <AddToMenu page={menuEntry} site={site} onClose={close} />);
      } else if (contact && site) {
        open((close) => <AddContact name={name} contact={contact} site={site} onClose={close} />);
      } else if (publish) {
        open((close) => <PublishPages pages={publish} onClose={close} />);
      } else {
        const changed = withOffer(copy.content(name), offer);
        if (changed !== undefined) copy.apply(new Map([[name, changed]]));
        return changed !== undefined;
      }
      return false;
    },
  };
}

type CloseProps = { onClose: () => void };
type PublishProps = CloseProps & { pages: readonly { name: string; title: string }[] };

/** Publishes pages that other pages link to. */
export function PublishPages({ pages, onClose }: PublishProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const publish = async (signal: AbortSignal) => {
    await change('publishPages', { names: pages.map(({ name }) => name) }, signal);
    onClose();
    announce(`${amount(pages.length, 'page')} set to published. Nothing is saved yet.`, 'Undo');
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
        Visitors see {pages.length === 1 ? 'the page' : 'these pages'} after you save and publish
        the site.
      </Muted>
    </TaskDialog>
  );
}

type MenuProps = CloseProps & { page: MenuPage; site: ResolvedSite };

// The maximum length of an entry's text, and of its description.
const maxTextLength = 40;
const maxDescriptionLength = 80;

/** Adds a page to the menu of the site, with a text that the user writes. */
export function AddToMenu({ page, site, onClose }: MenuProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const { title, groups } = site.header.services;
  const [first] = groups;
  const [group, setGroup] = useState(first?.title ?? '');
  const [text, setText] = useState(titleAlone(page.title).slice(0, maxTextLength));
  const [sentence = ''] = page.description.split(/(?<=[.!?]) /);
  const [about, setAbout] = useState(sentence.length <= maxDescriptionLength ? sentence : '');
  const add = async (signal: AbortSignal) => {
    await change('addToMenu', { path: page.path, group, text, description: about }, signal);
    onClose();
    announce(`Added to the “${title}” menu, on every page.`, 'Undo');
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
        <TextField as="select" label="Menu group" value={group} onChange={setGroup}>
          {groups.map((one) => (
            <option key={one.title}>{one.title}</option>
          ))}
        </TextField>
      )}
      <Muted>It leads to {page.path}. The menu is part of the site settings.</Muted>
    </TaskDialog>
  );
}

type ContactProps = CloseProps & {
  /** The document with the link. */
  name: string;
  contact: NewContact;
  site: ResolvedSite;
};

/** Adds a phone number or email address to the settings, under a name that the user chooses and the link then uses. */
export function AddContact({ name: document, contact, site, onClose }: ContactProps) {
  const { ask, copy } = useOpenSite();
  const { field, value, scheme, path, href: link } = contact;
  const example = field === 'phones' && scheme !== 'tel' ? 'mobile' : 'sales';
  const isUsed = (name: string) => Object.hasOwn(site[field], name);
  const [text, setText] = useState(isUsed(example) ? '' : example);
  const name = slugOf(text);
  const what = field === 'phones' ? 'number' : 'address';
  const add = async (signal: AbortSignal) => {
    const { contents } = await ask('addContact', { field, value, name }, signal);
    const linked = contents.get(document) ?? copy.content(document);
    const isLink = isGroup(linked) && valueAt(linked, path) === link;
    const after = isLink ? withValue(linked, path, `${scheme}:${name}`) : undefined;
    // One step for both documents. The link may have changed in the meantime.
    copy.apply(isGroup(after) ? new Map([...contents, [document, after]]) : contents);
    onClose();
  };
  return (
    <TaskDialog
      title={`Add ${value} to the settings`}
      action="Add"
      isReady={/^[a-z]/.test(name) && !isUsed(name)}
      work={add}
      onClose={onClose}
    >
      <TextField
        label={`A short name, such as “${example}”`}
        required
        maxLength={40}
        value={text}
        onChange={setText}
      />
      {isUsed(name) && <Muted role="status">Another {what} has this name.</Muted>}
      <Muted>Links use the name, so you can change the {what} in one place.</Muted>
    </TaskDialog>
  );
}

import { useId, useState } from 'react';
import { addressIn, type Folder, homeOf } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { pagesBelow } from '../../schema/inspect.ts';
import { type LinkEntry, type PageEntry, pageName } from '../api.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { proposedAddress } from '../links/pageAddress.ts';
import type { Removal } from '../links/withoutLinks.ts';
import { Muted, Stack } from '../ui/controls.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { CheckField, TextField } from '../ui/TextField.tsx';

const ofAddress = { required: true, spellCheck: false, autoComplete: 'off' };

type CreateProps = {
  copyOf?: PageEntry | undefined;
  /** The page with the list of the pages below an address, which the new page joins. */
  within?: PageEntry | undefined;
  below?: string | undefined;
  pages: readonly PageEntry[];
  /** The folder of the language, which the address starts with, and the language, which decides how it is spelled. */
  folder?: Folder | undefined;
  language: string | undefined;
  onClose: () => void;
};

/**
 * Creates a page, with a headline and a text or as a copy of another, and opens it. A page in a list is a copy of the first page of
 * that list.
 */
export function CreatePage({
  copyOf,
  within,
  pages,
  folder = '',
  below = addressIn(folder, ''),
  language,
  onClose,
}: CreateProps) {
  const [typedPath, setTypedPath] = useState<string>();
  const [title, setTitle] = useState('');
  const usedPaths = pages.flatMap(({ path }) =>
    path.startsWith(`${below}/`) ? path.slice(below.length) : [],
  );
  const path = typedPath ?? below + proposedAddress(title, usedPaths, language);
  const model = copyOf ?? (within && pagesBelow(below, pages)[0]);
  const { change } = useOpenSite();
  const create = async (signal: AbortSignal) => {
    const { name } = await change('create', { path, title, copyOf: model?.name }, signal);
    location.hash = encodeURIComponent(name);
  };
  return (
    <TaskDialog
      title={
        copyOf
          ? `A copy of “${pageName(copyOf)}”`
          : within
            ? `New page in “${pageName(within)}”`
            : 'New page'
      }
      action="Create"
      work={create}
      onClose={onClose}
    >
      <TextField
        label="Title, shown in the browser tab and in search results"
        value={title}
        required
        onChange={setTitle}
      />
      <TextField
        {...ofAddress}
        label="Address: lowercase letters, digits and hyphens, such as “/video-walls”"
        value={path}
        // Clearing the field restores the proposed address.
        onChange={(value) => setTypedPath(value === '' ? undefined : value)}
      />
      <div role="status">
        {path === `${below}/` &&
          /\p{L}/u.test(title) &&
          'Write a short address with letters from a to z.'}
      </div>
      <Muted>Visitors cannot see the page until you publish it.</Muted>
    </TaskDialog>
  );
}

type PageProps = { page: PageEntry; pages: readonly PageEntry[]; onClose: () => void };

/** Changes the address of a page, with options to change links to it and redirect the old address. */
export function MovePage({ page, pages, onClose }: PageProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const { name } = page;
  const [path, setPath] = useState(page.path);
  const [changeLinks, setChangeLinks] = useState(true);
  const [redirect, setRedirect] = useState(!page.isUnpublished);
  const [below, setBelow] = useState(true);
  const { links, note } = useLinksTo(page);
  const inner = pages.filter((other) => other.path.startsWith(`${page.path}/`));
  const move = async (signal: AbortSignal) => {
    const options = { path, changeLinks, redirect, below: below && inner.length > 0 };
    await change('move', { name, ...options }, signal);
    onClose();
    announce(`The address of “${pageName(page)}” is now ${path}.`, 'Undo');
  };
  return (
    <TaskDialog
      title={`The address of “${pageName(page)}”`}
      action="Change the address"
      isReady={path !== page.path}
      work={move}
      onClose={onClose}
    >
      <TextField {...ofAddress} label="New address" value={path} onChange={setPath} />
      {note}
      {links && links.length > 0 && (
        <>
          <div>
            <Muted>These links point to it:</Muted>
            <LinkList links={links} />
          </div>
          <CheckField
            label="Change these links too"
            checked={changeLinks}
            onChange={setChangeLinks}
          />
        </>
      )}
      {!page.isUnpublished && (
        <CheckField
          label={`Redirect visitors from ${page.path} to the new address`}
          checked={redirect}
          onChange={setRedirect}
        />
      )}
      {inner.length > 0 && (
        <CheckField
          label={`Change the ${amount(inner.length, 'address', 'addresses')} below it too, such as ${inner[0]?.path}`}
          checked={below}
          onChange={setBelow}
        />
      )}
    </TaskDialog>
  );
}

/** Deletes a page. Shows the links to it, and removes them or points them to another page. The page can be restored. */
export function DeletePage({ page, pages, onClose }: PageProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const { name } = page;
  const { links, note } = useLinksTo(page);
  const [removesLinks, setRemovesLinks] = useState(true);
  const [redirects, setRedirects] = useState(false);
  const [to, setTo] = useState(homeOf(page.folder ?? ''));
  const isPublic = !page.isUnpublished;
  const redirectedLinks = (links ?? []).filter(
    ({ removal }) => !removesLinks || removal === undefined,
  );
  const others = pages.filter(
    (other) => other.name !== name && !other.path.endsWith('/404') && other.path !== '',
  );
  const remove = async (signal: AbortSignal) => {
    const redirect = isPublic && redirects;
    const hasMore = redirect || (links ?? []).length > 0;
    const instead = hasMore ? { to, takesOut: removesLinks, redirect } : undefined;
    await change('remove', { name, instead }, signal);
    onClose();
    announce(`“${pageName(page)}” deleted.`, 'Undo');
  };
  return (
    <TaskDialog
      title={`Delete “${pageName(page)}”?`}
      action="Delete the page"
      cancel="Keep it"
      isReady={links !== undefined}
      isDangerous
      work={remove}
      onClose={onClose}
    >
      {note}
      {links && links.length > 0 && (
        <LinkFates
          links={links}
          removesLinks={removesLinks}
          onChoose={(removes) => {
            setRemovesLinks(removes);
            if (!removes) setRedirects(isPublic);
          }}
        />
      )}
      {isPublic && links && (
        <CheckField
          label={`Redirect visitors from ${page.path} to another page`}
          checked={redirects}
          onChange={setRedirects}
        />
      )}
      {(redirectedLinks.length > 0 || (isPublic && redirects)) && (
        <TextField as="select" label="The other page" value={to} onChange={setTo}>
          {others.map(optionOf)}
        </TextField>
      )}
      <Muted>You can undo this, and restore the page from the list of pages later.</Muted>
    </TaskDialog>
  );
}

const optionOf = (page: PageEntry) => (
  <option key={page.name} value={page.path}>
    {pageName(page)} ({page.path})
  </option>
);

type FatesProps = {
  links: readonly LinkEntry[];
  removesLinks: boolean;
  onChoose: (removesLinks: boolean) => void;
};

/** Asks what to do with the links to a page, and lists what happens to each. */
function LinkFates({ links, removesLinks, onChoose }: FatesProps) {
  const choice = useId();
  return (
    <>
      <Stack role="radiogroup" aria-label="What to do with links to it">
        <CheckField
          type="radio"
          name={choice}
          label="Remove the links to it"
          checked={removesLinks}
          onChange={() => onChoose(true)}
        />
        <CheckField
          type="radio"
          name={choice}
          label="Point the links to another page, and redirect visitors"
          checked={!removesLinks}
          onChange={() => onChoose(false)}
        />
      </Stack>
      <LinkList
        links={links}
        fateOf={({ removal }) => {
          if (!removesLinks) return 'leads to the other page';
          if (removal) return removalWords[removal];
          return 'a link is required here, so it leads to the other page';
        }}
      />
    </>
  );
}

const removalWords: Readonly<Record<Removal, string>> = {
  entry: 'the entry is removed',
  card: 'the card is removed',
  button: 'only the button is removed',
  link: 'the text stays, without the link',
};

/** The links to a page, and a message while they are loading or if there are none. */
function useLinksTo({ name }: PageEntry) {
  const { ask } = useOpenSite();
  const ofPage = useAnswer(name, (signal) => ask('links', { name }, signal));
  const { answer: links, refused, again } = ofPage;
  if (refused) return { links, note: <RefusedNote refused={refused} again={again} /> };
  if (!links) return { links, note: <Muted>Looking for links to it …</Muted> };
  return { links, note: links.length === 0 && <Muted>No other page links to it.</Muted> };
}

type LinkListProps = { links: readonly LinkEntry[]; fateOf?: (link: LinkEntry) => string };

/** Lists links as `Site settings, Header, link 1 (“Visit”)`, with what happens to each. */
function LinkList({ links, fateOf }: LinkListProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.file} ${link.path.join(' ')}`}>
          {link.title}, {link.place}
          {link.text !== undefined && ` (“${link.text}”)`}
          {fateOf && `: ${fateOf(link)}`}
        </li>
      ))}
    </ul>
  );
}

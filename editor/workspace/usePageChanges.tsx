import type { MenuPage, NewContact, PageEntry } from '../api.ts';
import { AddContact, AddToMenu, PublishPages } from '../health/offerDialogs.tsx';
import { MovePage } from '../pages/pageDialogs.tsx';
import type { ShownSite } from '../site.ts';
import { useDialog } from '../ui/useDialog.ts';

/** The dialogs that change several documents while one of them is open: its address, pages to publish, the menu, contacts. */
export function usePageChanges(
  name: string,
  { site, pages }: { site: ShownSite; pages: readonly PageEntry[] },
) {
  const { dialog, open } = useDialog();
  return {
    dialog,
    changeAddress() {
      const page = pages.find((own) => own.name === name);
      if (page) open((close) => <MovePage page={page} pages={pages} onClose={close} />);
    },
    publishPages: (wanted: readonly { name: string; title: string }[]) =>
      open((close) => <PublishPages pages={wanted} onClose={close} />),
    addToMenu: (page: MenuPage) =>
      open((close) => <AddToMenu page={page} site={site} onClose={close} />),
    addContact: (contact: NewContact) =>
      open((close) => <AddContact name={name} contact={contact} site={site} onClose={close} />),
  };
}

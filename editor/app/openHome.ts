import { copyInWorker } from '../copy/copyInWorker.ts';
import { editStorage } from '../document/editStorage.ts';
import { holdSite } from '../document/holdSite.ts';
import { type OpenSite, openSite } from '../document/openSite.ts';
import type { Home } from '../home/home.ts';

type Open = (isForced: boolean, onLost: () => void) => Promise<OpenSite>;

/** Opens the site of a home in this tab (`openSite`). `onLost` is called when another tab takes it over. */
export const openHome =
  (home: Home): Open =>
  async (isForced, onLost) => {
    const client = copyInWorker();
    const storage = editStorage();
    const closed = new AbortController();
    const lost = () => {
      // The other tab has the edits from here on.
      storage.stop();
      onLost();
    };
    const hold = (site: string) =>
      holdSite(site, { isForced, onLost: lost, signal: closed.signal });
    try {
      const site = await openSite(home, client, storage, hold);
      addEventListener(
        'beforeunload',
        (event) => {
          const isStored = site.storageState() === 'stored' || site.copy.changed().length === 0;
          if (!isStored) event.preventDefault();
        },
        { signal: closed.signal },
      );
      return {
        ...site,
        close() {
          closed.abort();
          site.close();
        },
      };
    } catch (error) {
      closed.abort();
      client.stop();
      throw error;
    }
  };

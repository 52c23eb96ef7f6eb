import { useCallback, useMemo, useState } from 'react';
import { deleteStored } from '../home/browserDatabase.ts';
import { githubApi } from '../home/github/githubApi.ts';
import { githubHome } from '../home/github/githubHome.ts';
import type { BuiltFacts } from '../home/github/readFiles.ts';
import type { Place } from '../home/github/repository.ts';
import { measurePicture } from '../home/measurePicture.ts';
import { SignIn } from '../publishing/SignIn.tsx';
import { forgetToken, keepToken, tokenOf } from '../publishing/session.ts';
import { App } from './App.tsx';
import { openHome } from './openHome.ts';

type Props = {
  place: Place;
  relay: string | undefined;
  /** Where requests go instead of to GitHub, in tests. */
  address: string | undefined;
  readFacts: () => Promise<BuiltFacts | undefined>;
};

/** The editor of a site on GitHub, for a person who signs in. */
export function GithubEditor({ place, relay, address, readFacts }: Props) {
  const { repository } = place;
  const [token, setToken] = useState(() => tokenOf(repository));
  const home = useMemo(() => {
    const api = token === undefined ? undefined : githubApi(token, address);
    return api && githubHome({ api, place, readFacts, measure: measurePicture });
  }, [token, address, place, readFacts]);
  const open = useCallback(
    async (isForced: boolean, onLost: () => void) => {
      if (!home) throw new Error('Nobody has signed in.');
      return await openHome(home, isForced, onLost);
    },
    [home],
  );
  if (!home) {
    return (
      <SignIn
        {...{ place, relay, address }}
        onToken={(next, isForComputer) => {
          keepToken(repository, next, isForComputer);
          setToken(next);
        }}
      />
    );
  }
  const signInAgain = () => {
    forgetToken(repository);
    location.reload();
  };
  const signOut = async (site: string) => {
    await home.forget();
    await deleteStored('copies', site);
    signInAgain();
  };
  return <App open={open} publishing={{ home, signInAgain, signOut }} />;
}

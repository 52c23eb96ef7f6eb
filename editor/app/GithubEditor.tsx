import { useMemo, useState } from 'react';
import { deleteStored } from '../home/browserDatabase.ts';
import type { SiteFacts } from '../home/facts.ts';
import { githubApi } from '../home/github/githubApi.ts';
import { githubHome } from '../home/github/githubHome.ts';
import { measurePicture } from '../home/measurePicture.ts';
import { forgetSamples } from '../publishing/confirmedSamples.ts';
import { SignIn } from '../publishing/SignIn.tsx';
import { forgetToken, storeToken, tokenOf } from '../publishing/session.ts';
import { App } from './App.tsx';
import { openHome } from './openHome.ts';

type Props = {
  editor: NonNullable<SiteFacts['editor']>;
  readFacts: () => Promise<SiteFacts>;
  /** Addresses of the published site (`githubHome`). */
  published: readonly string[];
};

/** The editor of a site on GitHub, for a person who signs in. */
export function GithubEditor({ editor, readFacts, published }: Props) {
  const { repository, relay, api: address } = editor;
  const [token, setToken] = useState(() => tokenOf(repository));
  // One home for each session: a new one would read everything again.
  const [latest] = useState(() => ({ editor, readFacts, published }));
  const home = useMemo(() => {
    if (token === undefined) return undefined;
    const { editor: place, ...of } = latest;
    const api = githubApi(token, place.api);
    return githubHome({ ...of, api, place, measure: measurePicture });
  }, [token, latest]);
  const open = useMemo(() => home && openHome(home), [home]);
  if (!home || !open) {
    return (
      <SignIn
        {...{ place: editor, relay, address }}
        onToken={(next, isForComputer) => {
          storeToken(repository, next, isForComputer);
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
    await deleteStored('checks', site);
    forgetSamples();
    signInAgain();
  };
  return <App open={open} publishing={{ home, signInAgain, signOut }} />;
}

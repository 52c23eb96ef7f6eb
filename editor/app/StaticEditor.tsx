import { useEffect, useState } from 'react';
import { readFacts, staticHome } from '../home/staticHome.ts';
import { Refused } from '../refused.ts';
import { Message, Muted } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { DemoEditor } from './DemoEditor.tsx';
import { GithubEditor } from './GithubEditor.tsx';

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The folder of the editor at its web address, where the build has written the facts of the site. */
const folder = new URL('.', location.href).href;
const site = staticHome(folder);

/** What the site itself says, if the editor has another address: it is newer. */
async function newestFacts(facts: Facts): Promise<Facts> {
  const published = new URL('edit/', facts.address).href;
  return published === folder ? facts : await readFacts(published).catch(() => facts);
}

/** The editor at a web address: the site on GitHub that it was built for, or a demo of it. */
export function StaticEditor({ isDemo }: { isDemo: boolean }) {
  const [facts, setFacts] = useState<Facts>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    readFacts(folder).then(setFacts, setFailed);
  }, []);
  if (failed !== undefined) {
    return (
      <Message>
        <RefusedNote refused={Refused.of(failed)} again={() => location.reload()} />
      </Message>
    );
  }
  if (!facts) return <Muted>Reading the pages …</Muted>;
  const { editor } = facts;
  if (isDemo || !editor) return <DemoEditor source={site} id={folder} />;
  // Next to the site, its address is known. That in site.json can be one that it will have later.
  const isNextToSite = folder.endsWith('/edit/');
  const published = [...(isNextToSite ? [new URL('..', folder).href] : []), facts.address];
  return <GithubEditor {...{ editor, published }} readFacts={() => newestFacts(facts)} />;
}

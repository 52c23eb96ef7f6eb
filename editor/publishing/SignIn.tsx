import { type FormEvent, useState } from 'react';
import { useTask } from '../document/useTask.ts';
import { githubApi } from '../home/github/githubApi.ts';
import { type RepositoryFolder, readHead } from '../home/github/repository.ts';
import { Refused } from '../refused.ts';
import { Button, Message, Muted, Row, Stack } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { CheckField, TextField } from '../ui/TextField.tsx';
import { NewTabLink } from './PublicationsDialog.tsx';
import { signInAtRelay, tokenIn } from './session.ts';

type Props = {
  place: RepositoryFolder;
  relay: string | undefined;
  /** Where requests go instead of GitHub, in tests. */
  address?: string | undefined;
  /** Why the person has to sign in again. */
  reason?: string | undefined;
  onToken: (token: string, isForComputer: boolean) => void;
};

/** Signs in to edit the site in a repository on GitHub. */
export function SignIn({ place, relay, address, reason, onToken }: Props) {
  const { run, isRunning, refused } = useTask();
  const [isForComputer, setIsForComputer] = useState(false);
  const { repository, branch } = place;
  const enter = async (token: string, signal: AbortSignal) => {
    await expectAccess(token, place, address);
    signal.throwIfAborted();
    onToken(token, isForComputer);
  };
  const atGithub = () =>
    relay && run(async (signal) => enter(await signInAtRelay(relay, signal), signal));

  return (
    <Message>
      <h1>Sign in to edit the site</h1>
      {reason && <strong role="alert">{reason}</strong>}
      <Muted>
        The site is stored on GitHub, in{' '}
        <NewTabLink href={`https://github.com/${repository}`}>{repository}</NewTabLink>
        {branch !== 'main' && ` (branch “${branch}”)`}. Publishing saves your changes there, and
        your host then updates the site.
      </Muted>
      <CheckField
        label="Keep me signed in on this computer"
        checked={isForComputer}
        onChange={setIsForComputer}
      />
      {relay && (
        <Button data-main="" disabled={isRunning} onClick={atGithub}>
          Sign in with GitHub
        </Button>
      )}
      <TokenForm
        isAlternative={relay !== undefined}
        isRunning={isRunning}
        onToken={(token) => run((signal) => enter(token, signal))}
      />
      <div aria-live="polite">{isRunning && <Muted>Signing in …</Muted>}</div>
      <RefusedNote refused={refused} />
      <TokenHelp repository={repository} isOpen={!relay} />
      <Muted>
        Only want to look around? <a href="?demo">Try the demo</a>. It needs no account and changes
        nothing.
      </Muted>
    </Message>
  );
}

type FormProps = {
  /** Whether there is another way to sign in. */
  isAlternative: boolean;
  isRunning: boolean;
  onToken: (token: string) => void;
};

function TokenForm({ isAlternative, isRunning, onToken }: FormProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onToken(tokenIn(text));
  };
  return (
    <Stack as="form" onSubmit={submit}>
      <TextField
        label={isAlternative ? 'Or paste a token' : 'Token'}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setText}
        required
      />
      <Row>
        <Button
          type="submit"
          data-main={isAlternative ? undefined : ''}
          disabled={isRunning || text === ''}
        >
          Sign in
        </Button>
      </Row>
    </Stack>
  );
}

/** Rejects with Refused if a token cannot read and change the site. */
async function expectAccess(token: string, place: RepositoryFolder, address: string | undefined) {
  const { canWrite } = await readHead(githubApi(token, address), place);
  if (canWrite) return;
  throw new Refused(
    `You can read “${place.repository}” but not change it. Ask its owner for write access.`,
  );
}

function TokenHelp({ repository, isOpen }: { repository: string; isOpen: boolean }) {
  const [owner, name] = repository.split('/');
  return (
    <details open={isOpen}>
      <summary>How to get a token</summary>
      <ol>
        <li>
          Open{' '}
          <NewTabLink href="https://github.com/settings/personal-access-tokens/new">
            GitHub’s form for a new token
          </NewTabLink>
          .
        </li>
        <li>Enter a name, such as “Website”, and choose when the token expires.</li>
        <li>
          Under “Resource owner”, choose <strong>{owner}</strong>. Under “Repository access”, choose
          “Only select repositories”, then <strong>{name}</strong>.
        </li>
        <li>
          Under “Permissions”, add “Contents” with “Read and write”. Also add “Actions” and “Commit
          statuses” with “Read-only”, so that the editor can show whether the site is live.
        </li>
        <li>Click “Generate token”, copy the token, and paste it here.</li>
      </ol>
    </details>
  );
}

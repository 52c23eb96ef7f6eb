// The person's GitHub token. It is kept for this tab, or on this computer if they choose so, and nowhere else.
import { ownValue, parseJson } from '../../schema/browser.ts';
import { Refused } from '../refused.ts';

const keyOf = (repository: string) => `github-token ${repository}`;

/** The token for a repository; undefined if nobody has signed in. */
export function tokenOf(repository: string): string | undefined {
  for (const storage of storages()) {
    const token = storage.getItem(keyOf(repository));
    if (token !== null) return token;
  }
  return held.get(repository);
}

// For a browser without storage.
const held = new Map<string, string>();

/** Keeps a token for this tab, with `isForComputer` until the person signs out. */
export function storeToken(repository: string, token: string, isForComputer: boolean): void {
  forgetToken(repository);
  held.set(repository, token);
  const [tab, computer] = storages();
  (isForComputer ? computer : tab)?.setItem(keyOf(repository), token);
}

export function forgetToken(repository: string): void {
  held.delete(repository);
  for (const storage of storages()) storage.removeItem(keyOf(repository));
}

function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

const tokenPattern = /^[\w.-]{20,300}$/;

/** The token in a pasted text. Throws Refused if it cannot be a token. */
export function tokenIn(text: string): string {
  const token = text.trim();
  if (tokenPattern.test(token)) return token;
  throw new Refused(
    'This is not a token from GitHub. Tokens start with “github_pat_”. Copy it again.',
  );
}

const answerStart = 'authorization:github:';

/**
 * Signs in with GitHub through a relay, in a window that it opens. The protocol is that of the relays for Decap and Sveltia CMS.
 * Resolves with the token. Must be called in a click, or the browser blocks the window.
 */
export function signInAtRelay(relay: string, signal: AbortSignal): Promise<string> {
  const { origin } = new URL(relay);
  const address = new URL(`${relay.replace(/\/$/, '')}/auth`);
  address.search = String(
    new URLSearchParams({ provider: 'github', site_id: location.hostname, scope: 'repo,user' }),
  );
  const popup = window.open(address, 'github', 'popup,width=600,height=720');
  if (!popup) {
    return Promise.reject(
      new Refused(
        'Your browser blocked the GitHub window. Allow pop-ups for this page, then try again.',
      ),
    );
  }
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
    const timer = setInterval(() => {
      if (popup.closed)
        reject(new Refused('The GitHub window was closed before you were signed in.'));
    }, pollMs);
    either.addEventListener('abort', () => clearInterval(timer));
    addEventListener(
      'message',
      ({ origin: from, source, data }) => {
        if (from !== origin || source !== popup || typeof data !== 'string') return;
        if (data === 'authorizing:github') popup.postMessage(data, origin);
        if (!data.startsWith(answerStart)) return;
        const token = tokenInAnswer(data.slice(answerStart.length));
        if (token === undefined) reject(new Refused('GitHub did not sign you in. Try again.'));
        else resolve(token);
      },
      { signal: either },
    );
  }).finally(() => {
    ended.abort();
    popup.close();
  });
}

const pollMs = 500;

function tokenInAnswer(answer: string): string | undefined {
  if (!answer.startsWith('success:')) return undefined;
  const token = ownValue(parseJson(answer.slice('success:'.length)), 'token');
  return typeof token === 'string' && tokenPattern.test(token.trim()) ? token.trim() : undefined;
}

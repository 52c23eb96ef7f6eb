import { onlineEditor } from '../tools/github/onlineEditor.ts';
import { expect, test } from './test.ts';

test.use({
  device: { width: 1440, height: 900 },
  // The frame of the form's provider, which does not exist.
  allowed: /piano\.test/,
});

test('an owner signs in, changes a page, publishes it, and sees that it is live @short', async ({
  visitor,
}) => {
  const site = await onlineEditor();
  const { github } = site;
  const said = () => document.querySelector('header [role=status]')?.textContent;
  const headline = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
  try {
    await visitor.load(site.editor);
    await visitor.click({ role: 'field', name: 'Or paste a token' });
    await visitor.type('token-of-somebody-else');
    await visitor.press('Enter');
    await visitor.until(() => document.querySelector('[role=alert]')?.textContent, signedOut);
    await visitor.press('Control+a');
    github.state.tokens.set(token, { login: 'ann', rights: 'write' });
    await visitor.type(token);
    await visitor.press('Enter');
    await visitor.until(() => document.querySelector('h1')?.textContent, 'Pages');
    await visitor.load(`${site.editor}#visit.json`);
    await visitor.until(headline, 'Come in and play');
    await visitor.click('[aria-label="Blocks of this page"] [aria-pressed]');
    await visitor.click({ role: 'field', name: 'Headline' });
    await visitor.press('Control+a');
    await visitor.type("Come in, it's warm");
    await visitor.until(headline, 'Come in, it’s warm');
    await visitor.click({ role: 'button', name: 'Publish' });
    await visitor.click('[role=dialog] [type=checkbox]');
    await visitor.click('[role=dialog] [type=submit]');
    await visitor.until(said, 'Checking …');
    expect(await github.read('site/visit.json')).toContain('"Come in, it\'s warm"');
    expect(await github.git('log', '-1', '--format=%an: %s')).toContain('ann: Change Visit');
    await site.goLive();
    await visitor.until(
      () => /^Live since /.test(document.querySelector('header [role=status]')?.textContent ?? ''),
      true,
    );

    // A reload needs no new sign-in; the token is in no other place than the storage of the tab.
    await visitor.load(`${site.editor}#visit.json`);
    await visitor.until(headline, 'Come in, it’s warm');
    expect(await visitor.read(places, token)).toEqual(['sessionStorage']);
    expect(github.requests.filter(({ path }) => path.includes(token))).toEqual([]);
  } finally {
    await visitor.load('about:blank');
    await site.stop();
  }
});

test('an owner who authorized the relay before signs in with a click', async ({ visitor }) => {
  const site = await onlineEditor();
  site.relay.state.hasAuthorized = true;
  try {
    await visitor.load(site.editor);
    await visitor.click({ role: 'button', name: 'Sign in with GitHub' });
    await visitor.until(() => document.querySelector('h1')?.textContent, 'Pages');
  } finally {
    await visitor.load('about:blank');
    await site.stop();
  }
});

const token = 'github_pat_11ABCDEFGH0123456789_xyz';
const signedOut =
  'GitHub does not accept this sign-in: the token is wrong, expired, or revoked. Sign in again.';

/** Runs in the page: where a text is. */
async function places(text: string): Promise<string[]> {
  const found = {
    page: document.documentElement.outerHTML,
    address: location.href,
    cookies: document.cookie,
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
  };
  return Object.entries(found).flatMap(([name, value]) => (value.includes(text) ? [name] : []));
}

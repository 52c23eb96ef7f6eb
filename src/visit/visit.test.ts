// @vitest-environment node
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createPath, type Location, type Path, parsePath, type To } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { isWhole, seed, walk } from '../../tests/support/walk.ts';
import { createDocuments } from './documents.ts';
import { createVisit, type Shown, type VisitBrowser } from './visit.ts';

type Answer = (typeof answers)[number];

const pageOf = (path: string): Page => ({
  path,
  title: `Page ${path}`,
  description: '',
  blocks: [],
});

/** A browser with one tab and the router's history, and a host whose answers the test sends. */
class Tab implements VisitBrowser {
  entries: Location[];
  index = 0;
  top = 0;
  online = true;
  loads: string[] = [];
  toasts: string[] = [];
  asked: { path: string; answer(response: Response | Error): void }[] = [];
  lacksCode = false;
  private keys = 0;
  private steps: number[] = [];
  private popped = () => {};

  constructor(at = '/') {
    this.entries = [{ ...toPath(at), state: null, key: 'default' }];
  }

  // What a script can do with the history. What entries keep is copied, and steps are made later.

  get location(): Location {
    return structuredClone(this.entries[this.index] ?? { ...toPath('/'), state: null, key: '' });
  }

  createHref = (to: To) => createPath(toPath(to));

  push = (to: To, state?: unknown) => {
    this.entries = [...this.entries.slice(0, this.index + 1), this.entry(to, state)];
    this.index += 1;
  };

  replace = (to: To, state?: unknown) => {
    this.entries[this.index] = this.entry(to, state);
  };

  go = (by: number) => {
    this.steps.push(by);
  };

  listen = (listener: () => void) => {
    this.popped = listener;
    return () => {
      this.popped = () => {};
    };
  };

  private entry(to: To, state: unknown): Location {
    const own = { key: `key ${this.keys++}`, state, ...toPath(to) };
    return structuredClone({ ...own, state: own.state ?? null });
  }

  scrollTop = () => this.top;
  isOnline = () => this.online;
  load = (address: string) => this.loads.push(address);
  reload = () => this.loads.push('reload');
  showError = (message: string) => this.toasts.push(message);

  // What the visitor and the host do.

  get address() {
    return createPath(this.location);
  }

  /** Back, Forward. */
  press(by: number) {
    this.go(by);
    this.walk();
  }

  /** Makes the steps that were asked for. */
  walk() {
    for (const by of this.steps.splice(0)) {
      if (by === 0) this.reload();
      else if (this.entries[this.index + by]) {
        this.index += by;
        this.popped();
      }
    }
  }

  /** A hash that the visitor writes into the address. */
  type(hash: string) {
    const entry = { ...this.location, hash, state: null, key: 'default' };
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
    this.popped();
  }

  fetch = (url: string) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      this.asked.push({ path: url.replace('/page.json', '') || '/', answer });
    });

  /** Lets the host answer what was asked for a path, and again when it is asked again. */
  async answer(path: string, kind: Answer) {
    this.lacksCode = kind === 'no code';
    for (let tries = 0; tries < 2; tries += 1) {
      const now = this.asked.filter((one) => one.path === path);
      this.asked = this.asked.filter((one) => one.path !== path);
      for (const { answer } of now) {
        if (kind === 'fault') answer(new TypeError('Failed to fetch'));
        else if (kind === 'missing') answer(new Response('', { status: 404 }));
        else answer(Response.json(pageOf(path)));
      }
      await settled();
    }
    this.lacksCode = false;
    this.walk();
  }
}

const toPath = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Begins a visit at the entry that a tab is at, as a full load does. */
function visitIn(tab: Tab) {
  vi.stubGlobal('fetch', tab.fetch);
  const documents = createDocuments(async () => {
    if (tab.lacksCode) throw new Error('The code is gone.');
  });
  const page = pageOf(tab.location.pathname);
  const visit = createVisit({ documents, history: tab, browser: tab, page });
  const seen: Shown[] = [];
  // What the page does with what is shown, as far as it is scrolled (arrive.ts).
  const scroll = () => {
    const shown = visit.getShown();
    seen.push(shown);
    if (shown.cause === 'history') tab.top = shown.scrollTop ?? 0;
    if (shown.cause === 'link') tab.top = 0;
  };
  visit.subscribe(scroll);
  const end = visit.start();
  return { tab, visit, documents, seen, end, shown: () => visit.getShown() };
}

const open = (at?: string) => visitIn(new Tab(at));

beforeEach(() => {
  vi.unstubAllGlobals();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link keeps page and address until its page is there, then both change at once', async () => {
  const { tab, visit, shown, seen } = open();
  visit.push('/a?x=1#there');
  expect([tab.address, shown().page.path]).toEqual(['/', '/']);
  await tab.answer('/a', 'page');
  expect([tab.address, shown().page.path]).toEqual(['/a?x=1#there', '/a']);
  expect(seen).toHaveLength(1);
  expect(shown()).toMatchObject({ cause: 'link', isOtherPage: true, announcement: 'Page /a' });
  expect(createPath(shown().entry)).toBe('/a?x=1#there');
});

test('a link to a page that is there already is followed at once', async () => {
  const { tab, visit, shown } = open();
  visit.push('/a');
  await tab.answer('/a', 'page');
  visit.push('/');
  expect([tab.address, shown().page.path]).toEqual(['/', '/']);
});

test('a later Back wins over a slow link, and a later link over a slow Back', async () => {
  const { tab, visit, shown } = open();
  visit.push('/a');
  await tab.answer('/a', 'page');
  visit.push('/b');
  tab.press(-1);
  await tab.answer('/b', 'page');
  expect([tab.address, shown().page.path]).toEqual(['/', '/']);

  const again = visitIn(tab);
  tab.press(1);
  again.visit.push('/b');
  await tab.answer('/b', 'page');
  await tab.answer('/a', 'page');
  expect([tab.address, again.shown().page.path]).toEqual(['/b', '/b']);
});

test('Forward to what is still shown gives up a Back that waits', async () => {
  const first = open();
  first.visit.push('/a');
  await first.tab.answer('/a', 'page');
  const { tab, shown, seen } = visitIn(first.tab);
  tab.press(-1);
  tab.press(1);
  await tab.answer('/', 'page');
  expect([tab.address, shown().page.path]).toEqual(['/a', '/a']);
  expect(seen).toEqual([]);
});

test('an entry without a position is shown from its top, also after another one was scrolled', async () => {
  const { tab, visit } = open();
  visit.push('/a');
  await tab.answer('/a', 'page');
  tab.top = 1000;
  tab.press(-1);
  expect(tab.top).toBe(0);
  tab.press(1);
  expect(tab.top).toBe(1000);
});

test('positions are those of entries: they survive a reload, and another load has its own', async () => {
  const first = open('/a');
  first.tab.top = 3500;
  first.visit.push('/b');
  await first.tab.answer('/b', 'page');
  first.tab.top = 400;
  first.visit.leave();
  const second = visitIn(first.tab);
  second.tab.press(-1);
  expect(second.shown().page.path).toBe('/b');
  await second.tab.answer('/a', 'page');
  expect([second.shown().page.path, second.tab.top]).toEqual(['/a', 3500]);
  second.visit.leave();
  const third = visitIn(second.tab);
  third.tab.press(1);
  await third.tab.answer('/b', 'page');
  expect(third.tab.top).toBe(400);

  const other = open();
  other.visit.push('/b');
  await other.tab.answer('/b', 'page');
  other.tab.press(-1);
  expect(other.tab.top).toBe(0);
});

test.each(['missing', 'no code'] as const)(
  'a page whose answer is "%s" is loaded whole: at its address after a link, where it is after Back',
  async (kind) => {
    const { tab, visit, shown } = open();
    visit.push('/a?x#y');
    await tab.answer('/a', kind);
    expect(tab.loads).toEqual(['/a?x#y']);
    expect([tab.address, shown().page.path, tab.toasts]).toEqual(['/', '/', []]);

    visit.push('/b');
    await tab.answer('/b', 'page');
    const again = visitIn(tab);
    tab.loads = [];
    tab.press(-1);
    await tab.answer('/', kind);
    expect([tab.address, tab.loads, tab.toasts]).toEqual(['/', ['reload'], []]);
    expect(again.visit.leave()).toBe(false);
    // One visitor's move is one load.
    again.visit.retry();
    await settled();
    expect(tab.loads).toHaveLength(1);
  },
);

test('a page that is missing is asked for once, one that does not come is asked for twice', async () => {
  const { tab, visit } = open();
  const fetched = vi.fn(tab.fetch);
  vi.stubGlobal('fetch', fetched);
  visit.push('/a');
  await tab.answer('/a', 'missing');
  expect(fetched).toHaveBeenCalledTimes(1);
  visit.push('/b');
  await tab.answer('/b', 'fault');
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(tab.toasts).toEqual([expect.stringMatching(/could not be loaded.*Check your connection/)]);
});

test('after a Back that fails the address is that of the page that stays, and nothing is scrolled', async () => {
  const first = open();
  first.visit.push('/a');
  await first.tab.answer('/a', 'page');
  const { tab, shown, seen } = visitIn(first.tab);
  tab.top = 700;
  tab.press(-1);
  await tab.answer('/', 'fault');
  expect([tab.address, shown().page.path, tab.top]).toEqual(['/a', '/a', 700]);
  expect([tab.toasts.length, seen.length, tab.loads.length]).toEqual([1, 0, 0]);
  tab.press(-1);
  await tab.answer('/', 'page');
  expect([tab.address, shown().page.path]).toEqual(['/', '/']);
});

for (const by of ['a link', 'Back'] as const) {
  for (const other of ['nothing', 'a link in the page', 'a link to another page'] as const) {
    test(`offline, ${by} is followed when the browser is online, after ${other}`, async () => {
      const first = open();
      first.visit.push('/a');
      await first.tab.answer('/a', 'page');
      const { tab, visit, shown } = visitIn(first.tab);
      tab.online = false;
      if (by === 'a link') visit.push('/');
      else tab.press(-1);
      await tab.answer('/', 'fault');
      expect([tab.address, shown().page.path]).toEqual(['/a', '/a']);
      expect(tab.toasts).toEqual([expect.stringMatching(/could not be loaded.*online/)]);
      if (other === 'a link in the page') visit.push('/a#x');
      if (other === 'a link to another page') visit.push('/b');
      tab.online = true;
      visit.retry();
      tab.walk();
      await tab.answer('/', 'page');
      expect(shown().page.path).toBe(other === 'nothing' ? '/' : '/a');
      expect(tab.address).toBe(createPath(shown().entry));
      // It is followed once.
      visit.push('/a?other');
      visit.retry();
      tab.walk();
      expect(tab.address).toBe('/a?other');
    });
  }
}

test.each<[string, (visited: ReturnType<typeof open>) => void]>([
  ['a link to the page itself', ({ visit }) => visit.push('/a')],
  ['a hash that was typed', ({ tab }) => tab.type('#x')],
])('after a Back that fails the address is that of the page, also over %s', async (_what, goOn) => {
  const first = open();
  const { tab } = first;
  first.visit.push('/a');
  await tab.answer('/a', 'page');
  goOn(first);
  const { address, index } = tab;
  first.end();
  visitIn(tab);
  tab.press(-index);
  await tab.answer('/', 'fault');
  expect(tab.address).toBe(address);
});

test('Back to an address without a page shows the page of unknown addresses, without asking for it', async () => {
  const tab = new Tab('/nowhere');
  vi.stubGlobal('fetch', tab.fetch);
  const documents = createDocuments(async () => {});
  const visit = createVisit({ documents, history: tab, browser: tab, page: pageOf('/404') });
  visit.start();
  visit.push('/a');
  await tab.answer('/a', 'page');
  tab.press(-1);
  expect(visit.getShown().page.path).toBe('/404');
  expect(tab.asked).toEqual([]);
});

test('a link to the address that is shown replaces its entry; another query or hash is an entry', async () => {
  const { tab, visit } = open();
  for (const [to, entries] of [
    ['/', 1],
    ['/', 1],
    ['/#x', 2],
    ['/#x', 2],
    ['/?q', 3],
    ['/?q', 3],
    ['/', 4],
  ] as const) {
    visit.push(to);
    expect(tab.entries).toHaveLength(entries);
    expect(tab.address).toBe(to);
  }
});

test('the dialog is an entry over its page that scrolls nothing, and a page takes its place', async () => {
  const { tab, visit, shown } = open();
  const isOpen = () => shown().entry.state?.dialog === true;
  tab.top = 300;
  visit.push('/', { dialog: true });
  expect([tab.entries.length, isOpen(), tab.top]).toEqual([2, true, 300]);
  tab.press(-1);
  expect([isOpen(), tab.top, shown().page.path]).toEqual([false, 300, '/']);
  tab.top = 500;
  tab.press(1);
  expect([isOpen(), tab.top, shown().cause]).toEqual([true, 500, 'dialog']);
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect([tab.entries.length, isOpen(), shown().isOtherPage]).toEqual([2, false, true]);
  tab.press(-1);
  expect([shown().page.path, isOpen()]).toEqual(['/', false]);
});

test('a reload with the dialog open shows it again', () => {
  const { tab, visit } = open();
  visit.push('/', { dialog: true });
  visit.leave();
  const { shown } = visitIn(tab);
  expect(shown().entry.state?.dialog).toBe(true);
  tab.press(-1);
  expect(shown().entry.state?.dialog).toBe(undefined);
});

test('opening the dialog gives up a page that is on its way', async () => {
  const { tab, visit, shown } = open();
  visit.push('/a');
  visit.push('/', { dialog: true });
  await tab.answer('/a', 'page');
  expect([shown().page.path, shown().entry.state?.dialog]).toEqual(['/', true]);
});

test.each(['#x', '#100%', '#%', '#%E0%A4%A'])(
  'the hash %s that a visitor types is an entry of the same page',
  async (hash) => {
    const { tab, visit, shown } = open('/a');
    tab.top = 200;
    tab.type(hash);
    expect(shown()).toMatchObject({ cause: 'link', isOtherPage: false, announcement: '' });
    expect(shown().entry.hash).toBe(hash);
    tab.press(-1);
    expect(tab.top).toBe(200);
    visit.push('/b');
    await tab.answer('/b', 'fault');
    expect(tab.address).toBe('/a');
  },
);

test('an address that begins with two slashes is one of this site', () => {
  expect(open('//elsewhere/x').tab.address).toBe('/elsewhere/x');
});

test('the first page is announced when the visitor returns to it, and blocks come in steps on links alone', async () => {
  const { tab, visit, shown } = open();
  expect([shown().announcement, shown().inSteps]).toEqual(['', false]);
  visit.push('#x');
  expect(shown().announcement).toBe('');
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /a', true]);
  visit.push('/a', { dialog: true });
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /a', true]);
  visit.push('/');
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /', true]);
  tab.press(-1);
  visit.push('/a#x');
  expect(shown().inSteps).toBe(false);
});

test('a saved document of the page is shown at once, where the reader is; one of another page is not', async () => {
  const { tab, visit, documents, shown, seen } = open();
  const saved = { ...pageOf('/'), title: 'Saved' };
  tab.top = 600;
  documents.put('/b', pageOf('/b'));
  expect(seen).toEqual([]);
  documents.put('/', saved);
  expect(shown()).toMatchObject({ page: saved, cause: 'edit', isOtherPage: false });
  expect(tab.top).toBe(600);
  visit.push('/b');
  tab.press(-1);
  expect(shown().page).toBe(saved);
});

test('a visit that has ended hears nothing', async () => {
  const { tab, visit, documents, seen, end } = open();
  visit.push('/a');
  await tab.answer('/a', 'page');
  end();
  tab.press(-1);
  documents.put('/a', pageOf('/a'));
  expect(seen).toHaveLength(1);
});

// Every order of what can happen, beside a model: a list of entries, which one the browser is at, which one is shown,
// and what is waited for.

const answers = ['page', 'missing', 'fault', 'no code'] as const;
const acts = [
  'link /',
  'link /a',
  'link /b',
  'link #x',
  'dialog',
  'back',
  'forward',
  'oldest page',
  'newest page',
  'newest missing',
  'newest fault',
  'newest no code',
  'offline',
  'online',
  'reload',
] as const;
type Act = (typeof acts)[number];

type ModelEntry = { path: string; hash: string; dialog: boolean; top: number | undefined };
/** A move to an entry that is there already, by Back or Forward, or to a new one. */
type ModelMove = { to: ModelEntry; isNew: boolean };

class Model {
  at: ModelEntry = { path: '/', hash: '', dialog: false, top: undefined };
  shown = this.at;
  entries = [this.at];
  known = new Set(['/']);
  wanted: ModelMove | undefined;
  offline: ModelMove | undefined;
  isOnline = true;
  top = 0;
  toasts = 0;
  loads: string[] = [];

  link(path: string, hash = '', dialog = false) {
    this.begin({ to: { path, hash, dialog, top: undefined }, isNew: true });
  }

  step(by: number) {
    const to = this.entries[this.entries.indexOf(this.at) + by];
    if (to) this.goTo({ to, isNew: false });
  }

  private goTo(move: ModelMove) {
    this.at = move.to;
    if (move.to === this.shown) this.wanted = undefined;
    else this.begin(move);
  }

  private begin(move: ModelMove) {
    this.wanted = move;
    this.offline = undefined;
    if (this.known.has(move.to.path)) this.finish(move);
  }

  private finish({ to, isNew }: ModelMove) {
    this.wanted = undefined;
    this.shown.top = this.top;
    if (isNew) {
      const index = this.entries.indexOf(this.at);
      const isSame = addressOf(to) === addressOf(this.at);
      this.entries =
        !to.dialog && (isSame || this.at.dialog)
          ? this.entries.with(index, to)
          : [...this.entries.slice(0, index + 1), to];
      this.at = to;
    }
    // The dialog opens over its page as it is scrolled.
    if (!(to.dialog && to.path === this.shown.path)) this.top = to.top ?? 0;
    this.shown = to;
  }

  answer(path: string, kind: Answer) {
    if (kind === 'page') this.known.add(path);
    const move = this.wanted;
    if (move?.to.path !== path) return;
    if (kind === 'page') {
      this.finish(move);
      return;
    }
    this.wanted = undefined;
    if (kind !== 'fault' && this.isOnline) {
      this.loads.push(move.isNew ? addressOf(move.to) : 'reload');
      return;
    }
    this.toasts += 1;
    if (!this.isOnline) this.offline = move;
    this.at = this.shown;
  }

  online() {
    this.isOnline = true;
    const move = this.offline;
    this.offline = undefined;
    if (move?.isNew) this.begin(move);
    else if (move) this.goTo(move);
  }

  reload() {
    this.shown.top = this.top;
    if (this.at !== this.shown) this.top = this.at.top ?? 0;
    this.shown = this.at;
    this.known = new Set([this.at.path]);
    this.wanted = undefined;
    this.offline = undefined;
  }
}

const addressOf = ({ path, hash }: ModelEntry) => path + hash;

/** Does one thing to a visit and to the model. */
async function act(name: Act, world: ReturnType<typeof visitIn>, model: Model) {
  const { tab, visit, shown } = world;
  const [, verb = '', to = ''] = /^(\S+) ?(.*)$/.exec(name) ?? [];
  const { entry } = shown();
  if (verb === 'link' && to.startsWith('#')) {
    visit.push({ ...toPath(entry), hash: to });
    model.link(model.shown.path, to);
  } else if (verb === 'link') {
    visit.push(to);
    model.link(to);
  } else if (verb === 'dialog' && !model.shown.dialog) {
    visit.push(createPath(entry), { dialog: true });
    model.link(model.shown.path, model.shown.hash, true);
  } else if (verb === 'back' || verb === 'forward') {
    const by = verb === 'back' ? -1 : 1;
    tab.press(by);
    model.step(by);
  } else if (verb === 'offline') {
    tab.online = false;
    model.isOnline = false;
  } else if (verb === 'online') {
    tab.online = true;
    visit.retry();
    tab.walk();
    model.online();
  } else if (verb === 'reload' && model.isOnline) {
    const isBrowsers = visit.leave();
    world.end();
    tab.asked = [];
    const next = visitIn(tab);
    if (!isBrowsers) tab.top = next.shown().scrollTop ?? 0;
    Object.assign(world, next);
    model.reload();
  } else if (verb === 'oldest' || verb === 'newest') {
    const path = tab.asked.at(verb === 'oldest' ? 0 : -1)?.path;
    if (path === undefined) return;
    const kind = answers.find((one) => one === to) ?? 'page';
    await tab.answer(path, kind);
    model.answer(path, kind);
  }
}

/** What a visit has come to, in the model's words. */
function stateOf({ tab, shown }: ReturnType<typeof visitIn>): object {
  const { page, entry } = shown();
  return {
    address: tab.address,
    entries: tab.entries.map(({ pathname, hash }) => pathname + hash),
    page: page.path,
    shown: createPath(entry),
    dialog: entry.state?.dialog === true,
    top: tab.top,
    toasts: tab.toasts.length,
    loads: tab.loads,
  };
}

function stateOfModel({ at, entries, shown, top, toasts, loads }: Model): object {
  return {
    address: addressOf(at),
    entries: entries.map(addressOf),
    page: shown.path,
    shown: addressOf(shown),
    dialog: shown.dialog,
    top,
    toasts,
    loads,
  };
}

/** Does a list of things, each time with the page scrolled to another place, and compares after each. */
async function compare(names: readonly Act[]) {
  const world = open();
  const model = new Model();
  for (const [index, name] of names.entries()) {
    if (!model.shown.dialog) {
      world.tab.top = index + 1;
      model.top = index + 1;
    }
    await act(name, world, model);
    const done = names.slice(0, index + 1).join(', ');
    expect(stateOf(world), done).toEqual(stateOfModel(model));
    // What is shown and the address are the same whenever nothing is on its way.
    if (!model.wanted && model.loads.length === 0) expect(model.at, done).toBe(model.shown);
    if (model.loads.length > 0) break;
  }
  world.end();
}

test('every order of up to four things ends as the model says', async () => {
  const orders = acts.flatMap((first) =>
    acts.flatMap((second) =>
      acts.flatMap((third) => acts.map((fourth) => [first, second, third, fourth] as const)),
    ),
  );
  for (const order of walk(orders, 800)) await compare(['link /a', ...order]);
});

test('long random orders end as the model says', async () => {
  const random = xoroshiro128plus(seed);
  const choose = () => acts[uniformInt(random, 0, acts.length - 1)] ?? 'back';
  for (let count = 0; count < (isWhole ? 20_000 : 150); count += 1) {
    await compare(Array.from({ length: 40 }, choose));
  }
});

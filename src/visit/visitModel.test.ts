import { createPath } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { randomBelow } from '../../scripts/random.ts';
import { type Answer, answers, open, toPath, visitIn } from '../../tests/tools/tab.ts';
import { isFullRun, seed, walk } from '../../tests/tools/walk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Tries every order of events against a model: a list of entries, the current one, the shown one, and the pending move.

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
  'reload, back before hydration',
  'reload, forward before hydration',
] as const;
type Act = (typeof acts)[number];

type ModelEntry = { path: string; hash: string; dialog: boolean; top: number | undefined };
/** A move to an existing entry, by Back or Forward, or to a new one. */
type ModelMove = { to: ModelEntry; isNew: boolean };

class Model {
  at: ModelEntry = { path: '/', hash: '', dialog: false, top: undefined };
  view = this.at;
  entries = [this.at];
  known = new Set(['/']);
  pending: ModelMove | undefined;
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
    if (move.to === this.view) this.pending = undefined;
    else this.begin(move);
  }

  private begin(move: ModelMove) {
    this.pending = move;
    if (this.known.has(move.to.path)) this.finish(move);
  }

  private finish({ to, isNew }: ModelMove) {
    this.pending = undefined;
    this.view.top = this.top;
    if (isNew) {
      const index = this.entries.indexOf(this.at);
      const isSame = addressOf(to) === addressOf(this.at);
      this.entries =
        this.at.dialog || (!to.dialog && isSame)
          ? this.entries.with(index, to)
          : [...this.entries.slice(0, index + 1), to];
      this.at = to;
    }
    // The dialog opens over its page without scrolling.
    if (!(to.dialog && to.path === this.view.path)) this.top = to.top ?? 0;
    this.view = to;
  }

  answer(path: string, kind: Answer) {
    if (kind === 'page') this.known.add(path);
    const move = this.pending;
    if (move?.to.path !== path) return;
    if (kind === 'page') {
      this.finish(move);
      return;
    }
    this.pending = undefined;
    if (kind !== 'fault' && this.isOnline) {
      this.loads.push(move.isNew ? addressOf(move.to) : 'reload');
      return;
    }
    this.toasts += 1;
    this.at = this.view;
  }

  reload() {
    this.view.top = this.top;
    if (this.at !== this.view) this.top = this.at.top ?? 0;
    this.view = this.at;
    this.known = new Set([this.at.path]);
    this.pending = undefined;
  }
}

const addressOf = ({ path, hash }: ModelEntry) => path + hash;

/** Applies one event to a visit and to the model. */
async function act(name: Act, world: ReturnType<typeof visitIn>, model: Model) {
  const { tab, visit, view } = world;
  const [, verb = '', to = ''] = /^([^ ,]+),? ?(.*)$/.exec(name) ?? [];
  const { entry } = view();
  if (verb === 'link' && to.startsWith('#')) {
    visit.push({ ...toPath(entry), hash: to });
    model.link(model.view.path, to);
  } else if (verb === 'link') {
    visit.push(to);
    model.link(to);
  } else if (verb === 'dialog' && !model.view.dialog) {
    visit.push(createPath(entry), { dialog: true });
    model.link(model.view.path, model.view.hash, true);
  } else if (verb === 'back' || verb === 'forward') {
    const by = verb === 'back' ? -1 : 1;
    tab.press(by);
    model.step(by);
  } else if (verb === 'offline') {
    tab.online = false;
    model.isOnline = false;
  } else if (verb === 'online') {
    tab.online = true;
    model.isOnline = true;
  } else if (verb === 'reload' && model.isOnline) {
    const isBrowsers = visit.leave();
    world.end();
    tab.requests = [];
    if (!isBrowsers) tab.top = tab.readPositions()[tab.location.key] ?? 0;
    model.reload();
    const by = to.startsWith('forward') ? 1 : -1;
    const move = () => {
      tab.press(by);
      model.step(by);
    };
    Object.assign(world, visitIn(tab, undefined, to ? { beforeHydration: move } : {}));
  } else if (verb === 'oldest' || verb === 'newest') {
    const path = tab.requests.at(verb === 'oldest' ? 0 : -1)?.path;
    if (path === undefined) return;
    const kind = answers.find((one) => one === to) ?? 'page';
    await tab.answer(path, kind);
    model.answer(path, kind);
  }
}

/** The state of a visit, in the model's terms. */
function stateOf({ tab, view, isWaiting }: ReturnType<typeof visitIn>): object {
  const { page, entry } = view();
  return {
    address: tab.address,
    entries: tab.entries.map(({ pathname, hash }) => pathname + hash),
    page: page.path,
    view: createPath(entry),
    dialog: entry.state?.dialog === true,
    top: tab.top,
    toasts: tab.toasts.length,
    loads: tab.loads,
    isWaiting: isWaiting(),
  };
}

function stateOfModel({ at, entries, view, top, toasts, loads, pending }: Model): object {
  return {
    address: addressOf(at),
    entries: entries.map(addressOf),
    page: view.path,
    view: addressOf(view),
    dialog: view.dialog,
    top,
    toasts,
    loads,
    isWaiting: pending !== undefined,
  };
}

/** Applies a list of events, scrolling before each and comparing after each. */
async function compare(names: readonly Act[]) {
  const world = open();
  const model = new Model();
  for (const [index, name] of names.entries()) {
    if (!model.view.dialog) {
      world.tab.top = index + 1;
      model.top = index + 1;
    }
    await act(name, world, model);
    const done = names.slice(0, index + 1).join(', ');
    expect(stateOf(world), done).toEqual(stateOfModel(model));
    // The shown page has the current URL unless something is pending.
    if (!model.pending && model.loads.length === 0) expect(model.at, done).toBe(model.view);
    if (model.loads.length > 0) break;
  }
  world.end();
}

test('every order of up to four events ends as in the model', async () => {
  const orders = acts.flatMap((first) =>
    acts.flatMap((second) =>
      acts.flatMap((third) => acts.map((fourth) => [first, second, third, fourth] as const)),
    ),
  );
  for (const order of walk(orders, 800)) await compare(['link /a', ...order]);
});

test('long random orders end as in the model', async () => {
  const below = randomBelow(seed);
  const choose = () => acts[below(acts.length)] ?? 'back';
  for (let count = 0; count < (isFullRun ? 20_000 : 150); count += 1) {
    await compare(Array.from({ length: 40 }, choose));
  }
});

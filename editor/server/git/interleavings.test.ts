// @module-tag slow
// Two editors and a developer work on one site at the same time, in a random order that a seed determines. Processes are
// killed, disks fill up and the index is locked. After each step the published site is compared with the expected state.

import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { ValuePath } from '../../../schema/index.ts';
import { valueAt } from '../../../schema/inspect.ts';
import { randomBelow } from '../../../scripts/random.ts';
import { leaveBlocks, mountDisk } from '../../../tests/tools/disk.ts';
import { type GitSite, git, gitSite } from '../../../tests/tools/gitSite.ts';
import { skipWithout } from '../../../tests/tools/has.ts';
import { isFullRun, seed } from '../../../tests/tools/walk.ts';
import { writeIn } from '../../../tests/tools/writeIn.ts';
import type { Choice, PublishAnswer } from '../../api.ts';
import { withValue } from '../../changes/merge.ts';
import { smallestChange } from '../../copy/smallestChange.ts';
import { openStore, type Store } from '../store.ts';

/** The edited fields: two of one block, one of another, one of another page, and one of the settings. */
const fields: readonly [name: string, path: ValuePath][] = [
  ['visit.json', ['blocks', 0, 'headline']],
  ['visit.json', ['blocks', 0, 'ctaText']],
  ['visit.json', ['blocks', 1, 'headline']],
  ['prices.json', ['title']],
  ['site.json', ['location']],
];
type Values = readonly string[];

const documentNames = [...new Set(fields.map(([name]) => name))];

function valuesOf(documents: ReadonlyMap<string, unknown>): Values {
  return fields.map(([name, place]) => String(valueAt(documents.get(name), place)));
}

const noBuild = { build: async () => {} };

class Person {
  readonly folder: string;
  readonly unmount: () => void;
  readonly content: string;
  /** Saved but unpublished values, by field. */
  readonly pending = new Map<number, string>();
  /** The values of the fields when the folder last got the published state. */
  synced: Values = [];
  private store: Promise<Store>;

  constructor({ folder, unmount }: { folder: string; unmount: () => void }) {
    this.folder = folder;
    this.unmount = unmount;
    this.content = path.join(folder, 'pages');
    this.store = openStore(this.content, noBuild);
  }
  reopen() {
    this.store = openStore(this.content, noBuild);
  }
  opened(): Promise<Store> {
    return this.store;
  }
  async values(): Promise<Values> {
    const documents = new Map<string, unknown>();
    for (const name of documentNames) {
      documents.set(name, JSON.parse(await readFile(path.join(this.content, name), 'utf8')));
    }
    return valuesOf(documents);
  }
  async save(field: number, value: string): Promise<void> {
    const [name, place] = fields[field] ?? ['', []];
    const store = await this.opened();
    // A publication may be writing the file right now: then read it again, as the editor does.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const text = await readFile(path.join(this.content, name), 'utf8');
      const changed = smallestChange(text, withValue(JSON.parse(text), place, value));
      const isSaved = await writeIn(store, { [name]: changed }).then(
        () => true,
        () => false,
      );
      if (isSaved) return;
    }
    throw new Error(`${name} could not be saved.`);
  }
}

class World {
  readonly site: GitSite;
  readonly people: readonly [Person, Person];
  readonly developer: string;
  readonly below: (count: number) => number;
  private count = 0;
  /** The field of each written value. */
  private readonly fieldOf = new Map<string, number>();
  /** The values that were dropped in favor of those of others. */
  private readonly dropped = new Set<string>();
  readonly done: Record<string, number> = {};
  asked = 0;

  constructor(
    site: GitSite,
    people: readonly [Person, Person],
    developer: string,
    below: (count: number) => number,
  ) {
    this.site = site;
    this.people = people;
    this.developer = developer;
    this.below = below;
  }
  someone(): Person {
    return this.people[this.below(2) === 0 ? 0 : 1];
  }
  newText(field = -1): string {
    this.count += 1;
    const text = `Words ${this.count}`;
    this.fieldOf.set(text, field);
    return text;
  }
  async published(): Promise<Values> {
    const documents = new Map<string, unknown>();
    for (const name of documentNames) {
      documents.set(name, JSON.parse(await this.site.published(`pages/${name}`)));
    }
    return valuesOf(documents);
  }

  async edit(person: Person): Promise<void> {
    const field = this.below(fields.length);
    const value = this.newText(field);
    await person.save(field, value);
    person.pending.set(field, value);
  }

  /** Publishes or brings in, and answers the questions. Returns the fields where the other side was chosen. */
  async ask(
    person: Person,
    work: 'publish' | 'pullChanges',
  ): Promise<{ answer: PublishAnswer; fields: number[]; given: number[] }> {
    const store = await person.opened();
    const choices: Choice[] = [];
    const asked: number[] = [];
    const given: number[] = [];
    for (;;) {
      const answer = await store[work]({ choices });
      if (answer.kind !== 'questions') return { answer, fields: asked, given };
      for (const { key, mine } of answer.questions) {
        const field = this.fieldOf.get(mine);
        if (field === undefined) throw new Error(`“${mine}” was asked about, and is nobody’s.`);
        this.asked += 1;
        const side = this.below(2) === 0 ? 'mine' : 'theirs';
        choices.push({ key, side });
        if (!asked.includes(field)) asked.push(field);
        if (side === 'theirs') {
          given.push(field);
          this.dropped.add(mine);
        }
      }
    }
  }

  async publish(person: Person): Promise<void> {
    const [before, pending] = [await this.published(), new Map(person.pending)];
    const contested = [...pending.keys()].filter((field) => before[field] !== person.synced[field]);
    const { answer, fields: asked, given } = await this.ask(person, 'publish');
    expect(asked.sort()).toEqual(contested.sort());
    const wanted = before.map((value, field) =>
      given.includes(field) ? value : (pending.get(field) ?? value),
    );
    expect(await this.published()).toEqual(wanted);
    expect(['done', 'nothing']).toContain(answer.kind);
    person.pending.clear();
    person.synced = wanted;
    expect(await person.values()).toEqual(wanted);
  }

  async pullChanges(person: Person): Promise<void> {
    const before = await this.published();
    const contested = [...person.pending.keys()].filter(
      (field) => before[field] !== person.synced[field],
    );
    const { fields: asked, given } = await this.ask(person, 'pullChanges');
    expect(asked.sort()).toEqual(contested.sort());
    for (const field of given) person.pending.delete(field);
    expect(await this.published()).toEqual(before);
    person.synced = before;
    expect(await person.values()).toEqual(
      before.map((value, field) => person.pending.get(field) ?? value),
    );
  }

  /** Both publish at the same time: the values of each are published or asked about. */
  async publishBoth(): Promise<void> {
    const pending = this.people.map((person) => new Map(person.pending));
    const answers = await Promise.all(this.people.map((person) => this.ask(person, 'publish')));
    const after = await this.published();
    for (const [index, person] of this.people.entries()) {
      const { given = [] } = answers[index] ?? {};
      for (const [field, value] of pending[index] ?? []) {
        const other = answers[1 - index];
        const isGiven = given.includes(field) || other?.fields.includes(field);
        if (!isGiven) expect(after[field]).toBe(value);
      }
      await this.settle(person);
    }
  }

  /** Publishes during a save: the saved value is published or kept. */
  async saveDuring(person: Person): Promise<void> {
    const field = this.below(fields.length);
    const value = this.newText(field);
    const delay = this.below(800);
    const asked = this.ask(person, 'publish').catch((error: unknown) => {
      expect(String(error)).toContain('You saved something while others published');
    });
    await wait(delay);
    await person.save(field, value);
    await asked;
    person.pending.set(field, value);
    await this.expectNothingLost(person);
  }

  /** Kills an editor while it publishes. No file is half-written; saved values are kept or published. */
  async kill(person: Person): Promise<void> {
    await this.edit(person);
    const child = spawn('node', ['--import', 'tsx', 'tests/tools/publishWork.ts', person.content], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.write('go\n');
    await wait(this.below(1200));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) {
      await new Promise((resolve) => child.once('close', resolve));
    }
    // Wait for the last git command to end.
    await wait(300);
    person.reopen();
    await this.expectNothingLost(person);
  }

  /** Publishes while another program holds the lock of the index. */
  async lock(person: Person): Promise<void> {
    await this.edit(person);
    const lock = path.join(person.folder, '.git/index.lock');
    await writeFile(lock, '');
    const words = await this.ask(person, 'publish').then(
      ({ answer }) => ('note' in answer ? answer.note : ''),
      (error: unknown) => String(error),
    );
    expect(words).toMatch(/^$|Another program/);
    await rm(lock);
    await this.expectNothingLost(person);
  }

  /** Publishes on a disk with a few free blocks. */
  async fill(person: Person): Promise<void> {
    await this.edit(person);
    const filler = path.join(person.folder, '.git/filler');
    await leaveBlocks(filler, this.below(150));
    await this.ask(person, 'publish').catch(() => {});
    await rm(filler);
    await this.expectNothingLost(person);
  }

  /** Asserts that saved values are on the disk or published. */
  async expectNothingLost(person: Person): Promise<void> {
    const [disk, after] = [await person.values(), await this.published()];
    for (const [field, value] of person.pending) {
      if (!this.dropped.has(value)) expect([disk[field], after[field]]).toContain(value);
    }
    await this.settle(person);
  }

  /** Publishes and brings in until the folder has the published state, and records that. */
  async settle(person: Person): Promise<void> {
    const pending = new Map(person.pending);
    const before = await this.published();
    const { given } = await this.ask(person, 'publish');
    const { fields: later } = await this.ask(person, 'pullChanges');
    expect(later).toEqual([]);
    const after = await this.published();
    for (const [field, value] of pending) {
      if (!given.includes(field) && after[field] !== value)
        expect(before[field]).not.toBe(person.synced[field]);
    }
    // Fields that the person did not change keep the published values of others.
    for (const [field, value] of before.entries()) {
      if (!pending.has(field)) expect(after[field]).toBe(value);
    }
    person.pending.clear();
    person.synced = after;
    expect(await person.values()).toEqual(after);
  }

  async developerCommits(isCode: boolean): Promise<void> {
    await git(this.developer, 'pull', '-q', '--ff-only');
    if (isCode) {
      await writeFile(path.join(this.developer, 'code.ts'), `${this.newText()}\n`);
    } else {
      const [name, place] = fields[this.below(fields.length)] ?? ['', []];
      const file = path.join(this.developer, 'pages', name);
      const changed = withValue(JSON.parse(await readFile(file, 'utf8')), place, this.newText());
      await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`);
    }
    await git(this.developer, 'commit', '-qam', this.newText());
    await git(this.developer, 'push', '-q');
  }

  async pull(person: Person): Promise<void> {
    await git(person.folder, 'pull', '-q', '--ff-only').then(
      async () => {
        person.synced = await this.published();
      },
      () => {}, // Saved changes prevent it.
    );
  }

  /** A developer leaves something in the folder of an editor. Until it is removed, nothing is published or touched. */
  async leave(person: Person): Promise<void> {
    const { folder } = person;
    const file = path.join(folder, 'staged.ts');
    const rebase = path.join(folder, '.git/rebase-merge');
    const leftovers: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => writeFile(file, 'staged\n').then(() => git(folder, 'add', 'staged.ts')),
        () => git(folder, 'rm', '-q', '-f', 'staged.ts'),
      ],
      [
        () => git(folder, 'commit', '-q', '--allow-empty', '-m', 'Not yet'),
        () => git(folder, 'reset', '-q', '--soft', 'HEAD^'),
      ],
      [() => mkdir(rebase), () => rmdir(rebase)],
    ];
    const [leave, remove] = leftovers[this.below(leftovers.length)] ?? [];
    await leave?.();
    const state = async () => [
      await git(folder, 'rev-parse', 'HEAD'),
      await git(folder, 'diff', 'HEAD'),
      await git(folder, 'diff', '--cached', 'HEAD'),
      await this.published(),
    ];
    const before = await state();
    const store = await person.opened();
    for (const work of ['publish', 'pullChanges'] as const) {
      await expect(store[work]({ choices: [] })).rejects.toThrow(/Ask a developer to/);
    }
    expect(await state()).toEqual(before);
    await remove?.();
  }

  async step(): Promise<void> {
    const person = this.someone();
    const steps: [number, string, () => Promise<void>][] = [
      [12, 'edit', () => this.edit(person)],
      [9, 'publish', () => this.publish(person)],
      [4, 'pullChanges', () => this.pullChanges(person)],
      [4, 'document', () => this.developerCommits(false)],
      [2, 'code', () => this.developerCommits(true)],
      [2, 'pull', () => this.pull(person)],
      [2, 'leave', () => this.leave(person)],
      [2, 'both', () => this.publishBoth()],
      [2, 'during', () => this.saveDuring(person)],
      [2, 'kill', () => this.kill(person)],
      [2, 'lock', () => this.lock(person)],
      [2, 'full', () => this.fill(person)],
    ];
    const drawn = steps.flatMap((step) => Array.from({ length: step[0] }, () => step));
    const [, name, work] = drawn[this.below(drawn.length)] ?? [];
    if (!name || !work) return;
    this.done[name] = (this.done[name] ?? 0) + 1;
    await work();
    expect(await git(person.folder, 'diff', '--cached', '--name-only')).toBe('');
  }
}

/** A clone on a small disk in memory, which can be filled. */
async function cloneOnDisk(site: GitSite, name: string) {
  const folder = path.join(site.place, name);
  await mkdir(folder);
  const unmount = mountDisk(folder, 'size=32m');
  return { folder: await site.clone(name), unmount };
}

async function world(number: number): Promise<World> {
  const site = await gitSite();
  const people = [
    new Person(await cloneOnDisk(site, 'anna')),
    new Person(await cloneOnDisk(site, 'ben')),
  ] as const;
  const developer = await site.clone('developer');
  const made = new World(site, people, developer, randomBelow(number));
  for (const person of people) person.synced = await made.published();
  return made;
}

beforeEach((context) => skipWithout('mount', context));

const worlds = isFullRun ? 6 : 2;
const steps = 100;

test.each(Array.from({ length: worlds }, (_, index) => index))(
  'publishes or asks about every edit of two editors and a developer, in any order (%i)',
  { timeout: 30 * 60_000 },
  async (index) => {
    const made = await world(seed * 1000 + index);
    const { site, people, developer } = made;
    try {
      let tip = await git(site.host, 'rev-parse', 'main');
      for (let count = 0; count < steps; count += 1) {
        await made.step();
        // History is never rewritten.
        await git(site.host, 'merge-base', '--is-ancestor', tip, 'main');
        tip = await git(site.host, 'rev-parse', 'main');
      }
      for (const person of people) await made.settle(person);
      for (const person of people) await made.settle(person);
      for (const { folder, content } of people) {
        expect(await git(folder, 'fsck', '--strict', '--no-dangling')).toBe('');
        expect(await git(folder, 'stash', 'list')).toBe('');
        const names = await readdir(content, { recursive: true });
        expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
        expect(await git(folder, 'worktree', 'list', '--porcelain')).not.toContain('/work-');
      }
      for (const folder of [site.host, developer]) {
        expect(await git(folder, 'fsck', '--strict', '--no-dangling')).toBe('');
      }
      expect(Object.keys(made.done).length).toBeGreaterThan(4);
    } finally {
      for (const person of people) person.unmount();
      await site.remove();
    }
  },
);

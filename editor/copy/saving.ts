import { isObject } from '../../schema/browser.ts';
import { amount, groupBy } from '../../schema/diagnose/index.ts';
import { linksIn } from '../../schema/inspect.ts';
import type { Problem } from '../api.ts';
import { pageOf } from '../links/withLinks.ts';
import { documentNames } from './documentNames.ts';
import { check, errorsCaused, isError, problemsOf } from './documents.ts';
import type { Saving } from './requests.ts';
import type { SiteState } from './siteState.ts';
import { documentOf, textOf } from './source.ts';

/**
 * What a save can write: the edits without errors. An edit also waits if it would cause an error without those that wait,
 * such as a link to a page that is not saved yet. The result has been checked as a whole: it adds no error to the files.
 */
export function savingOf(site: SiteState): Saving {
  const { edits, base, listing } = site;
  const waiting = new Map<string, string>();
  let problems: readonly Problem[] = [];
  let names = [...edits.keys()];
  const wait = (name: string, reason: string) => {
    waiting.set(name, reason);
    names = names.filter((each) => each !== name);
  };
  const nameOf = documentNames(listing.files);
  const titleOf = (name: string) => nameOf(name, listing.files.get(name) ?? base.files.get(name));

  for (let isSettled = false; !isSettled; ) {
    const { after, inside, outside } = errorsAfter(site, names);
    const before = [...waiting.keys()];
    for (const [name, errors] of groupBy(inside, ({ file }) => file)) {
      wait(
        name,
        dependence(site, name, before, titleOf) ?? `It has ${amount(errors.length, 'error')}.`,
      );
    }
    const [caused] = inside.length > 0 ? [] : outside;
    isSettled = inside.length === 0 && !caused;
    if (!caused) continue;
    const cause = names.find((name) =>
      errorsAfter(
        site,
        names.filter((each) => each !== name),
      ).outside.every(({ file }) => file === name),
    );
    const { file } = caused;
    if (!edits.has(file)) problems = problemsOf(outside, after);
    const why = edits.has(file)
      ? `It depends on changes in “${titleOf(file)}”, which are not saved yet.`
      : `Saving it would cause an error in “${titleOf(file)}”.`;
    for (const name of cause === undefined ? names : [cause]) wait(name, why);
  }
  // An edit can have waited only for another that waits now, such as a page with a link to a removed one.
  for (const name of waiting.keys()) {
    const { inside, outside } = errorsAfter(site, [...names, name]);
    if (inside.length > 0 || outside.length > 0) continue;
    waiting.delete(name);
    names = [...names, name];
  }

  return {
    texts: new Map(names.map((name) => [name, listing.files.get(name)?.text])),
    waiting: Array.from(waiting, ([name, why]) => ({ name, title: titleOf(name), why })),
    problems,
  };
}

/** The errors after a save of these edits: in their documents, and those that they cause in others. */
function errorsAfter({ base, listing }: SiteState, names: readonly string[]) {
  const files = new Map(base.files);
  for (const name of names) {
    const file = listing.files.get(name);
    if (file) files.set(name, file);
    else files.delete(name);
  }
  const after = { ...base, files };
  const saved = new Set(names);
  return {
    after,
    inside: check(after).diagnostics.filter((error) => isError(error) && saved.has(error.file)),
    outside: errorsCaused(base, after, saved).filter(({ file }) => !saved.has(file)),
  };
}

/** Why an edit without errors waits for others; undefined if none does. */
function dependence(
  { listing }: SiteState,
  name: string,
  others: readonly string[],
  titleOf: (name: string) => string,
): string | undefined {
  const document = documentOf(listing.files.get(name));
  const linked = new Set(
    isObject(document) ? linksIn(document).map(({ href }) => pageOf(href)) : [],
  );
  const target = others.find((other) => {
    const file = listing.files.get(other);
    return file && linked.has(textOf(file, 'path'));
  });
  if (target !== undefined) return `It links to “${titleOf(target)}”, which is not saved yet.`;
  const [first] = others;
  return first && `It depends on changes in “${titleOf(first)}”, which are not saved yet.`;
}

import { factsOf } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { siteValueFor } from '../documentSchema.ts';
import { settingsFor } from '../languages.ts';
import { documentOf } from './source.ts';

type Facts = ReturnType<typeof factsOf>;

/** Returns a function that finds the facts for the texts of a document: those of its language. */
export function factsIn(files: ReadonlyMap<string, SourceFile>): (name: string) => Facts {
  const known = new Map<string, Facts>();
  return (name) => {
    const settings = settingsFor(name, (other) => files.has(other));
    const site = () => siteValueFor(settings, (other) => documentOf(files.get(other)));
    const facts = known.get(settings) ?? factsOf(site());
    known.set(settings, facts);
    return facts;
  };
}

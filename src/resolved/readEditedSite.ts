import { factsOf, isObject } from '../../schema/browser.ts';
import { siteFields, type ValuePath } from '../../schema/index.ts';
import { fillDocument, valueAt, withTextsAt } from '../../schema/inspect.ts';
import { readSite } from './resolveContent.ts';
import type { Drawings, ResolvedSite } from './types.ts';

/** How often wrong values are replaced before the site counts as unreadable: replacing one can reveal another. */
const maxAttempts = 20;

/**
 * site.json as its pages show it while it is edited. A wrong value is replaced with that of `last`, the last valid
 * document; without one, the entry or group around it is left out. Wrong texts, such as empty or too long ones, are shown
 * as they are. Undefined if that does not help.
 */
export function readEditedSite(
  document: unknown,
  last: unknown,
  drawings?: Drawings,
): ResolvedSite | undefined {
  const texts = new Map<string, { path: ValuePath; text: string }>();
  let repaired = structuredClone(document);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const site = readSite(repaired, drawings);
    if (site) {
      const remaining = Array.from(texts.values()).filter(
        ({ path }) => typeof valueAt(site, path) === 'string',
      );
      return withTextsAt(site, remaining);
    }
    const filled = fillDocument(repaired, siteFields, factsOf(repaired));
    const issues = siteFields.safeParse(filled).error?.issues ?? [];
    // From the end, so that a removed entry does not move the others.
    for (const { path } of issues.toReversed()) {
      const place = path.filter((step) => typeof step !== 'symbol');
      const text = valueAt(filled, place);
      if (typeof text === 'string' && attempt === 0)
        texts.set(JSON.stringify(place), { path: place, text });
      repaired = withRepair(repaired, place, last);
    }
  }
  return undefined;
}

/** A document with the last valid value at a path, or without the nearest entry or field around it. */
function withRepair(document: unknown, path: ValuePath, last: unknown): unknown {
  const step = path.at(-1);
  if (step === undefined) return last;
  const around = valueAt(document, path.slice(0, -1));
  const good = valueAt(last, path);
  if (!isObject(around)) return withRepair(document, path.slice(0, -1), last);
  const isNew = good !== undefined && good !== valueAt(document, path);
  if (isNew) Reflect.set(around, step, structuredClone(good));
  else if (Array.isArray(around)) around.splice(Number(step), 1);
  else if (Object.hasOwn(around, step)) Reflect.deleteProperty(around, step);
  // The group lacks a field that it needs.
  else return withRepair(document, path.slice(0, -1), last);
  return document;
}

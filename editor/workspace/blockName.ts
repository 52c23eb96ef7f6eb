import type { Group } from '../../schema/browser.ts';
import { blockLabel, embedName } from '../../schema/inspect.ts';

const sources: Readonly<Record<string, string>> = { 'lead-form': 'Form', blog: 'Blog' };

/** The name of a block in the list: what an embed shows, “Map”, or the name of its type. */
export function blockName(type: string, { source, url, code }: Group): string {
  if (type !== 'embed') return blockLabel(type);
  if (typeof source === 'string' && source in sources) return sources[source] ?? '';
  const parts = [url, code].map((one) => (typeof one === 'string' ? one : ''));
  return parts.some(Boolean) ? embedName({ url: parts[0], code: parts[1] }) : blockLabel(type);
}

import { type FrameKind, hostOf, readFrame } from '../frames.ts';
import { isForm, withScheme } from './addresses.ts';
import { elementsOf } from './elements.ts';

type EmbedContent = { url?: string; code?: string; kind?: FrameKind };

const titles: Readonly<Record<FrameKind, string>> = {
  video: 'Video',
  map: 'Map',
  tour: 'Tour',
  form: 'Form',
  post: 'Post',
  document: 'Embedded page',
};

const calendars = [
  ...['calendly.com', 'cal.com', 'acuityscheduling.com', 'as.me', 'calendar.app.google'],
  ...['calendar.google.com'],
];

/** A word for what an embed shows: “Map”. */
export function embedName({ url, code = '', kind }: EmbedContent): string {
  const elements = elementsOf(code);
  const addresses = url ? [url] : elements.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const hosts = addresses.map((address) => `.${hostOf(withScheme(address))}`);
  if (hosts.some((host) => calendars.some((one) => host.endsWith(`.${one}`)))) return 'Calendar';
  const kinds = [kind, ...addresses.map((address) => readFrame(withScheme(address)).kind)];
  const known = kinds.find((one) => one !== undefined && one !== 'document');
  return titles[known ?? (elements.some(isForm) ? 'form' : 'document')];
}

import { type DrawingName, drawingNames } from '../../schema/drawings.ts';
import { type Part, part } from '../ui/part.ts';
import type { Drawing } from './drawing.ts';

type Registry = { [Name in DrawingName]: Part<Drawing> };

/** Each drawing as a chunk of its own. A missing one does not compile. */
export const drawingRegistry: Registry = {
  home: part(() => import('./home.ts')),
  'conference-rooms': part(() => import('./conference-rooms.ts')),
  'conference-rooms-before': part(() => import('./conference-rooms-before.ts')),
  'presentation-systems': part(() => import('./presentation-systems.ts')),
  'video-conferencing': part(() => import('./video-conferencing.ts')),
  'digital-signage': part(() => import('./digital-signage.ts')),
  'paging-intercom-systems': part(() => import('./paging-intercom-systems.ts')),
  'wireless-wifi': part(() => import('./wireless-wifi.ts')),
  'distributed-antenna-systems': part(() => import('./distributed-antenna-systems.ts')),
  'managed-it-services': part(() => import('./managed-it-services.ts')),
  'sound-masking': part(() => import('./sound-masking.ts')),
  'security-systems': part(() => import('./security-systems.ts')),
  'access-control': part(() => import('./access-control.ts')),
  'video-surveillance': part(() => import('./video-surveillance.ts')),
  'intrusion-detection': part(() => import('./intrusion-detection.ts')),
  'network-cabling': part(() => import('./network-cabling.ts')),
  'structured-cabling': part(() => import('./structured-cabling.ts')),
  'unified-communications': part(() => import('./unified-communications.ts')),
  'data-center-infrastructure': part(() => import('./data-center-infrastructure.ts')),
  'about-us': part(() => import('./about-us.ts')),
  'contact-us': part(() => import('./contact-us.ts')),
  'not-found': part(() => import('./not-found.ts')),
};

/** Takes over the drawings that a prerendered page shows, so that their code is not fetched for it. */
export function adoptDrawings(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    const name = drawingNames.find((known) => known === svg.dataset.drawing);
    if (!name) continue;
    drawingRegistry[name].put({
      label: svg.getAttribute('aria-label') ?? '',
      viewBox: svg.getAttribute('viewBox') ?? '',
      markup: svg.innerHTML,
    });
  }
}

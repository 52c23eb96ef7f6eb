import type { DrawingName } from '../../schema/drawings.ts';
import { type LazyModule, lazyModule } from '../shared/lazyModule.ts';
import type { Drawing } from './drawing.ts';

type Registry = { [Name in DrawingName]: LazyModule<Drawing> };

/** Each drawing as code of its own. A missing one does not compile. */
export const drawingRegistry: Registry = {
  home: lazyModule(() => import('./drawings/home.ts')),
  'conference-rooms': lazyModule(() => import('./drawings/conference-rooms.ts')),
  'conference-rooms/rack': lazyModule(() => import('./drawings/conference-rooms-rack.ts')),
  'conference-rooms/table': lazyModule(() => import('./drawings/conference-rooms-table.ts')),
  'conference-rooms-before': lazyModule(() => import('./drawings/conference-rooms-before.ts')),
  'presentation-systems': lazyModule(() => import('./drawings/presentation-systems.ts')),
  'video-conferencing': lazyModule(() => import('./drawings/video-conferencing.ts')),
  'digital-signage': lazyModule(() => import('./drawings/digital-signage.ts')),
  'paging-intercom-systems': lazyModule(() => import('./drawings/paging-intercom-systems.ts')),
  'wireless-wifi': lazyModule(() => import('./drawings/wireless-wifi.ts')),
  'distributed-antenna-systems': lazyModule(
    () => import('./drawings/distributed-antenna-systems.ts'),
  ),
  'managed-it-services': lazyModule(() => import('./drawings/managed-it-services.ts')),
  'sound-masking': lazyModule(() => import('./drawings/sound-masking.ts')),
  'security-systems': lazyModule(() => import('./drawings/security-systems.ts')),
  'access-control': lazyModule(() => import('./drawings/access-control.ts')),
  'video-surveillance': lazyModule(() => import('./drawings/video-surveillance.ts')),
  'intrusion-detection': lazyModule(() => import('./drawings/intrusion-detection.ts')),
  'network-cabling': lazyModule(() => import('./drawings/network-cabling.ts')),
  'network-cabling/ports': lazyModule(() => import('./drawings/network-cabling-ports.ts')),
  'network-cabling-before': lazyModule(() => import('./drawings/network-cabling-before.ts')),
  'structured-cabling': lazyModule(() => import('./drawings/structured-cabling.ts')),
  'unified-communications': lazyModule(() => import('./drawings/unified-communications.ts')),
  'data-center-infrastructure': lazyModule(
    () => import('./drawings/data-center-infrastructure.ts'),
  ),
  'about-us': lazyModule(() => import('./drawings/about-us.ts')),
  'about-us/survey': lazyModule(() => import('./drawings/about-us-survey.ts')),
  'contact-us': lazyModule(() => import('./drawings/contact-us.ts')),
  'not-found': lazyModule(() => import('./drawings/not-found.ts')),
};

/** Whether a value is the name of a drawing. */
export function isDrawingName(value: unknown): value is DrawingName {
  return typeof value === 'string' && Object.hasOwn(drawingRegistry, value);
}

/** Keeps the drawings that markup shows, so that their code is not loaded for it. */
export function adoptDrawings(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    const name = svg.dataset.drawing;
    if (!isDrawingName(name)) continue;
    const [file = ''] = svg.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    drawingRegistry[name].put({ label: svg.getAttribute('aria-label') ?? '', file });
  }
}

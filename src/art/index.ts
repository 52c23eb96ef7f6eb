import type { DrawingName } from '../../schema/drawings.ts';
import { type LazyModule, lazyModule } from '../shared/lazyModule.ts';
import type { Drawing } from './drawing.ts';
import type { SceneDrawing } from './scene/scene.ts';

type Registry = { [Name in DrawingName]: LazyModule<Drawing> };

/** A detail of a scene (`details` in src/art/scenes). */
const detail = (importScene: () => Promise<{ default: SceneDrawing }>, name: string) =>
  lazyModule(async () => {
    const drawing = (await importScene()).default.details[name];
    if (!drawing) throw new Error(`The scene has no detail "${name}".`);
    return { default: drawing };
  });

/** Each drawing as code of its own. A missing one does not compile. */
export const drawingRegistry: Registry = {
  home: lazyModule(() => import('./scenes/home.ts')),
  'conference-rooms': lazyModule(() => import('./scenes/conference-rooms.ts')),
  'conference-rooms/rack': detail(() => import('./scenes/conference-rooms.ts'), 'rack'),
  'conference-rooms/table': detail(() => import('./scenes/conference-rooms.ts'), 'table'),
  'conference-rooms-before': lazyModule(() => import('./conference-rooms-before.ts')),
  'presentation-systems': lazyModule(() => import('./scenes/presentation-systems.ts')),
  'video-conferencing': lazyModule(() => import('./video-conferencing.ts')),
  'digital-signage': lazyModule(() => import('./scenes/digital-signage.ts')),
  'paging-intercom-systems': lazyModule(() => import('./paging-intercom-systems.ts')),
  'wireless-wifi': lazyModule(() => import('./wireless-wifi.ts')),
  'distributed-antenna-systems': lazyModule(() => import('./distributed-antenna-systems.ts')),
  'managed-it-services': lazyModule(() => import('./managed-it-services.ts')),
  'sound-masking': lazyModule(() => import('./sound-masking.ts')),
  'security-systems': lazyModule(() => import('./scenes/security-systems.ts')),
  'access-control': lazyModule(() => import('./access-control.ts')),
  'video-surveillance': lazyModule(() => import('./video-surveillance.ts')),
  'intrusion-detection': lazyModule(() => import('./scenes/intrusion-detection.ts')),
  'network-cabling': lazyModule(() => import('./scenes/network-cabling.ts')),
  'network-cabling/ports': detail(() => import('./scenes/network-cabling.ts'), 'ports'),
  'network-cabling-before': lazyModule(() => import('./scenes/network-cabling-before.ts')),
  'structured-cabling': lazyModule(() => import('./structured-cabling.ts')),
  'unified-communications': lazyModule(() => import('./unified-communications.ts')),
  'data-center-infrastructure': lazyModule(() => import('./scenes/data-center-infrastructure.ts')),
  'about-us': lazyModule(() => import('./scenes/about-us.ts')),
  'about-us/survey': detail(() => import('./scenes/about-us.ts'), 'survey'),
  'contact-us': lazyModule(() => import('./scenes/contact-us.ts')),
  'not-found': lazyModule(() => import('./scenes/not-found.ts')),
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
    const [file] = svg.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    drawingRegistry[name].put({
      label: svg.getAttribute('aria-label') ?? '',
      viewBox: svg.getAttribute('viewBox') ?? '',
      ...(file ? { markup: '', file } : { markup: svg.innerHTML }),
    });
  }
}

import { createContext, type ReactElement } from 'react';

/** Takes a part that pages have in common, under a name of its own, and returns what is rendered in its place. */
export type Share = (name: string, part: ReactElement) => ReactElement;

/**
 * How a part is rendered that depends on its props and site.json alone, so that it is the same on many pages. In the
 * browser as it is; the prerenderer renders it once for all of them. It must not call useId, which counts places in
 * the whole page.
 */
export const ShareContext = createContext<Share>((_name, part) => part);

import { createContext } from 'react';

/** In which of the site's themes the page in the middle is rendered. */
export const CanvasTheme = createContext<'light' | 'dark'>('light');

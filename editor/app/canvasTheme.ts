import { createContext } from 'react';

/** In which of the site's themes the page in the middle is drawn. */
export const CanvasTheme = createContext<'light' | 'dark'>('light');

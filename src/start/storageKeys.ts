// What the early script and the page's code keep in the browser for each other.

/** In localStorage: the addresses of the fonts when they have been loaded, so that they are in the browser's cache. */
export const fontKey = 'font';

/** In sessionStorage: that the page was reloaded because its code could not be loaded. */
export const reloadedKey = 'reloaded';

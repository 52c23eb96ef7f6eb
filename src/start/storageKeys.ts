// The storage keys that the early script and the page's code share.

/** In localStorage: the families and addresses of the fonts that have been loaded and so are in the browser's cache. */
export const fontKey = 'font';

/** In sessionStorage: that the page was reloaded because its code could not be loaded. */
export const reloadedKey = 'reloaded';

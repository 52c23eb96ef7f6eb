// What the early script and the page's code keep in the browser for each other.

/** In localStorage: the address of the font when it has been loaded, so that it is in the browser's cache. */
export const fontKey = 'font';

/** In sessionStorage: that the page was reloaded because its code could not be loaded. */
export const reloadedKey = 'reloaded';

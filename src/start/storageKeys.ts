// The storage keys that the early script and the page's code share.

/** In sessionStorage: that the page was reloaded because its code could not be loaded. */
export const reloadedKey = 'reloaded';

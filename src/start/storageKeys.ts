// The storage keys that the early script and the page's code share.

/** In sessionStorage: set after the page was reloaded because its code failed to load. */
export const reloadedKey = 'reloaded';

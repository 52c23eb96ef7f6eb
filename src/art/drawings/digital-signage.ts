import file from './digital-signage.svg?url&no-inline';

export default { label: "Line drawing of a lobby with a video wall, a reception desk and a menu board, all fed by one player.", file };

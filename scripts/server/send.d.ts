// The part of the package that the project uses; the package has no types.
declare module 'send' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = {
    root: string;
    cacheControl: boolean;
    dotfiles: 'allow';
    index: false;
    acceptRanges: boolean;
  };
  type Stream = {
    type: (file: string) => void;
    on: ((event: 'headers', listener: () => void) => void) &
      ((event: 'error', listener: (error: { status?: number }) => void) => void);
    pipe: (response: ServerResponse) => void;
  };
  export default function send(request: IncomingMessage, path: string, options: Options): Stream;
}

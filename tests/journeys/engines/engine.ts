import type { ReadBack } from './evaluation.ts';

/** A visitor's device. */
export type Device = {
  width: number;
  height: number;
  dark?: boolean;
  reducedMotion?: boolean;
  /** Whether the visitor clicks into frames of other sites. */
  clicksInFrames?: boolean;
};

/** A browser window, driven by native input: what every engine supports. */
export type Window = {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page and returns its JSON result. The function must not use outer variables. */
  evaluate: ReadBack;
  /** Moves the pointer to a point in the window, and presses unless it should only hover. */
  point: (x: number, y: number, how?: 'press' | 'hover') => Promise<void>;
  /** Presses keys by name: `Enter`, `Shift+Tab`, `Control+a`. */
  press: (keys: string) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A running browser that accepts every certificate. Each window is a new visitor with separate storage. */
export type Engine = {
  openWindow: (device: Device) => Promise<Window>;
  close: () => Promise<void>;
};

import type { ReadBack } from './evaluation.ts';

/** What a visitor has in hand. */
export type Device = {
  width: number;
  height: number;
  dark?: boolean;
  reducedMotion?: boolean;
};

/** A window of a browser, driven by native input. Every engine can do exactly this. */
export type Window = {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page and returns what it returns, as JSON. Nothing outside the function is known there. */
  evaluate: ReadBack;
  /** Moves the pointer to a point of the window and presses there, unless it is only to hover. */
  point: (x: number, y: number, how?: 'press' | 'hover') => Promise<void>;
  /** Presses keys by their names: `Enter`, `Shift+Tab`, `Control+a`. */
  press: (keys: string) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A browser that has been started. Each window is a visitor of its own, who has never been there. */
export type Engine = {
  openWindow: (device: Device) => Promise<Window>;
  close: () => Promise<void>;
};

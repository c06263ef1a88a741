import type { Language } from '../../../test/translate.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Viewport {
  width: number;
  height: number;
}

/** A key without a character. */
export type Key = 'Enter' | 'Escape' | 'Backspace' | 'End' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/**
 * One tab of a browser, with real input events. Everything that finds and checks elements is built on `evaluate`, so that it is the
 * same in every engine.
 */
export interface Driver {
  /** Resolves when the document has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The text of the first frame of the page, from any origin. */
  frameText(): Promise<string>;
  screenshot(): Promise<Uint8Array>;
  /** The exceptions and console errors that the engine reported. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser. Every tab has its own storage. */
export interface Engine {
  open(language: Language, viewport: Viewport): Promise<Driver>;
  close(): Promise<void>;
}

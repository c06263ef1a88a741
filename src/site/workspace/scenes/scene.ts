import type { Reason, Response } from '../data/responses.ts';

/** What the visitor answered so far. */
export interface Answer {
  score?: number;
  reason?: Reason;
}

export interface SceneProps {
  /** All responses, including the visitor's complete one. */
  rows: readonly Response[];
  answer: Answer;
  setAnswer: (answer: Answer) => void;
  /** Shows another view. */
  openScene: (name: 'dashboard' | 'tickets') => void;
}

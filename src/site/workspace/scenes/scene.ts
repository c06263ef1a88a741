import type { Reason, Response, Store } from '../data/responses.ts';
import type { TicketProgress } from '../data/tickets.ts';

/** The views of the team. */
export type AppScene = 'dashboard' | 'tickets' | 'comments' | 'editor' | 'panel' | 'teams';

/** A view. `answer` is the phone of a customer: beside the others where there is room. */
export type SceneName = 'answer' | AppScene;

/** What the visitor answered so far. */
export interface Answer {
  score?: number;
  reason?: Reason;
}

export interface SceneProps {
  /** All responses, including the visitor's. */
  rows: readonly Response[];
  /** The visitor's response, once it is complete. */
  own?: Response;
  answer: Answer;
  setAnswer: (answer: Answer) => void;
  /** What was done about the tickets. */
  progress: TicketProgress;
  setProgress: (progress: TicketProgress) => void;
  /** The store of the visitor's answer, where there is a phone to answer on. */
  ownStore?: Store;
  /** Shows another view. */
  openScene: (name: 'dashboard' | 'tickets') => void;
}

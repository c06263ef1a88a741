import type { Reason, Response } from '../data/responses.ts';
import type { TicketProgress } from '../data/tickets.ts';

/** The views of the team. */
export type AppScene = 'dashboard' | 'tickets' | 'comments' | 'editor' | 'panel' | 'teams';

/** A view. `answer` is the phone of a customer: beside the others where there is room. */
export type SceneName = 'answer' | AppScene;

/** What the customer answers. */
export type Answer = Pick<Response, 'score' | 'reason'>;

export interface SceneProps {
  /** All responses, including that of the phone. */
  rows: readonly Response[];
  /** The response of the phone, where there is one. */
  own?: Response;
  /** The reasons that the questionnaire offers. */
  asked: readonly Reason[];
  setAsked: (asked: readonly Reason[]) => void;
  answer: Answer;
  setAnswer: (answer: Answer) => void;
  /** What was done about the tickets. */
  progress: TicketProgress;
  setProgress: (progress: TicketProgress) => void;
  /** Shows another view. */
  openScene: (name: 'dashboard' | 'tickets') => void;
}

import { comments } from './comments.ts';
import {
  alertLimit,
  lastWeek,
  type Reason,
  type Response,
  type Store,
  type Touchpoint,
} from './responses.ts';

/** A low score that somebody calls about. */
export interface Ticket {
  /** The id of its comment; `yours` for that of the phone. */
  id: string;
  score: number;
  reason: Reason;
  store: Store;
  touchpoint: Touchpoint;
}

/** The steps of a ticket in their order. */
export const ticketStates = ['new', 'called', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** How far each ticket is; new ones are absent. */
export type TicketProgress = Readonly<Record<string, TicketState>>;

/** Where the customer with the phone shopped. */
export const visit = { store: 'riverside', touchpoint: 'pickup', week: lastWeek } as const;

/** The answer on the phone, which the visitor can change. */
export const firstAnswer = { score: 4, reason: 'wait' } as const;

/** What the team has done before the visitor came. */
export const firstProgress: TicketProgress = {
  cold: 'called',
  login: 'closed',
  till: 'called',
  melon: 'closed',
};

export const stateOf = ({ id }: Ticket, progress: TicketProgress): TicketState => progress[id] ?? 'new';

/** How the customer rates the store when asked again after the call. */
export const scoreAgain = ({ score }: Ticket): number => score + 3;

/** The tickets of all low scores, with that of the phone first. */
export function ticketsWith(own: Response | undefined): Ticket[] {
  const others = comments
    .filter(({ score }) => score <= alertLimit)
    .map(({ id, score, store, touchpoint, tags: [topic] }): Ticket => {
      const reason = topic === 'price' || topic === undefined ? 'goods' : topic;
      return { id, score, store, touchpoint, reason };
    });
  return own && own.score <= alertLimit ? [{ id: 'yours', ...own }, ...others] : others;
}

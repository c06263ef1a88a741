import { comments } from './comments.ts';
import { alertLimit, type Reason, type Response, type Store, type Touchpoint } from './responses.ts';

/** A low score that somebody calls about. */
export interface Ticket {
  /** The id of its comment; `yours` for the visitor's. */
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

/** What the team has done before the visitor came. */
export const firstProgress: TicketProgress = {
  cold: 'called',
  login: 'closed',
  till: 'called',
  melon: 'closed',
};

export const stateOf = ({ id }: Ticket, progress: TicketProgress): TicketState => progress[id] ?? 'new';

/** The tickets of all low scores, with that of the visitor first. */
export function ticketsWith(own: Response | undefined): Ticket[] {
  const others = comments
    .filter(({ score }) => score <= alertLimit)
    .map(({ id, score, store, touchpoint, tags: [topic] }): Ticket => {
      const reason = topic === 'price' || topic === undefined ? 'goods' : topic;
      return { id, score, store, touchpoint, reason };
    });
  return own && own.score <= alertLimit ? [{ id: 'yours', ...own }, ...others] : others;
}

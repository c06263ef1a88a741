import { type Comment, comments } from './comments.ts';
import { alertLimit, type Reason, type Response, type Store, type Touchpoint } from './responses.ts';

/** What the team knows about a customer, and has done. */
interface Case {
  /** The last digits of the phone number. */
  phone: string;
  /** When each step was done, on the day of the data. */
  times: readonly [received: string, called?: string, closed?: string];
}

/** A low score that somebody calls about. */
export interface Ticket extends Case {
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

/** How far the visitor took each ticket. */
export type TicketProgress = Readonly<Record<string, TicketState>>;

/** The time of day of the data. */
const now = '15:10';

/** A customer is called within these minutes. */
const callLimit = 120;

const yours: Case = { phone: '0417', times: ['15:08'] };

const cases: Partial<Record<Comment['id'], Case>> = {
  queue: { phone: '2093', times: ['14:44'] },
  swap: { phone: '7761', times: ['14:26'] },
  map: { phone: '5538', times: ['13:46'] },
  locker: { phone: '1684', times: ['12:58'] },
  till: { phone: '9027', times: ['12:50', '13:21'] },
  cold: { phone: '3345', times: ['12:05', '12:47'] },
  login: { phone: '8012', times: ['10:12', '10:40', '11:30'] },
  melon: { phone: '6459', times: ['09:36', '10:20', '14:15'] },
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const stateOf = ({ id, times }: Ticket, progress: TicketProgress): TicketState =>
  progress[id] ?? ticketStates[times.length - 1] ?? 'new';

/** When a step was done, which the visitor does now. */
export const timeOf = ({ times }: Ticket, step: number): string => times[step] ?? now;

/** How long the call took, or how many minutes are left for it, or how late it is. */
export function clockOf(
  ticket: Ticket,
  progress: TicketProgress,
): { kind: 'took' | 'left' | 'late'; minutes: number } {
  const waited = minutesOf(timeOf(ticket, 1)) - minutesOf(ticket.times[0]);
  if (stateOf(ticket, progress) !== 'new') return { kind: 'took', minutes: waited };
  return waited > callLimit
    ? { kind: 'late', minutes: waited - callLimit }
    : { kind: 'left', minutes: callLimit - waited };
}

/** How the customer rates the store when asked again after the call. */
export const scoreAgain = ({ score }: Ticket): number => score + 3;

/** The tickets of all low scores, with the newest first, which is that of the phone. */
export function ticketsWith(own: Response | undefined): Ticket[] {
  const others = comments
    .flatMap(({ id, score, store, touchpoint, tags: [topic] }): Ticket[] => {
      const reason = topic === 'price' || topic === undefined ? 'goods' : topic;
      const known = cases[id];
      return known ? [{ id, score, store, touchpoint, reason, ...known }] : [];
    })
    .sort((a, b) => minutesOf(b.times[0]) - minutesOf(a.times[0]));
  return own && own.score <= alertLimit ? [{ id: 'yours', ...own, ...yours }, ...others] : others;
}

import type { MockDb } from './mock-db.ts';
import type { Row } from './models.ts';

type Purpose = Row<'ticket'>['purpose'];

/** Gives the proof that a user has verified a mobile. */
export function issueTicket(world: MockDb, userId: string, purpose: Purpose, mobile: string): string {
  const expired = world.clock.now() + world.limits.ticketMs;
  return world.tickets.insert({ id: world.nextSecret(), userId, purpose, mobile, expired }).id;
}

/** Whether the proof is this user's, for this purpose, and still good; gives the mobile it is about. */
export function readTicket(world: MockDb, id: string, userId: string, purpose: Purpose): string | undefined {
  const ticket = world.tickets.get(id);
  if (!ticket || ticket.userId !== userId || ticket.purpose !== purpose) return undefined;
  return ticket.expired > world.clock.now() ? ticket.mobile : undefined;
}

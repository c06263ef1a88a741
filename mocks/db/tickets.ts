import type { MockDb } from './mock-db.ts';
import type { Row } from './models.ts';

type Purpose = Row<'ticket'>['purpose'];

/** Creates the ticket of a verified mobile. */
export function issueTicket(world: MockDb, userId: string, purpose: Purpose, mobile: string): string {
  const expired = world.clock.now() + world.limits.ticketMs;
  return world.tickets.insert({ id: world.nextSecret(), userId, purpose, mobile, expired }).id;
}

/** Returns the mobile of a valid ticket of this user and purpose. */
export function readTicket(world: MockDb, id: string, userId: string, purpose: Purpose): string | undefined {
  const ticket = world.tickets.get(id);
  if (!ticket || ticket.userId !== userId || ticket.purpose !== purpose) return undefined;
  return ticket.expired > world.clock.now() ? ticket.mobile : undefined;
}

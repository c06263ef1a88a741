import type { MockDb } from './mock-db.ts';
import type { Row } from './tables.ts';

type Purpose = Row<'tickets'>['purpose'];

/** Creates the ticket of a verified mobile. */
export function issueTicket(db: MockDb, userId: string, purpose: Purpose, mobile: string): string {
  const expired = db.clock.now() + db.limits.ticketMs;
  return db.tickets.insert({ id: db.nextSecret(), userId, purpose, mobile, expired }).id;
}

/** Returns the mobile of a valid ticket of this user and purpose. */
export function readTicket(db: MockDb, id: string, userId: string, purpose: Purpose): string | undefined {
  const ticket = db.tickets.get(id);
  if (!ticket || ticket.userId !== userId || ticket.purpose !== purpose) return undefined;
  return ticket.expired > db.clock.now() ? ticket.mobile : undefined;
}

import type { MockDb } from '../db/mock-db.ts';
import type { User } from '../db/sessions.ts';
import type { Handlers } from '../engine/operation.ts';
import { applicationHandlers } from './application.ts';
import { authHandlers } from './auth.ts';
import { companyHandlers } from './company.ts';
import { matchHandlers } from './match.ts';
import { newsHandlers } from './news.ts';
import { productHandlers } from './products.ts';
import { smsHandlers } from './sms.ts';
import { subUserHandlers } from './sub-users.ts';
import { userHandlers } from './users.ts';

/** One small function for every operation of the contract; a missing one does not compile. */
export const handlers: Handlers<MockDb, User> = {
  ...newsHandlers,
  ...applicationHandlers,
  ...authHandlers,
  ...smsHandlers,
  ...productHandlers,
  ...userHandlers,
  ...subUserHandlers,
  ...companyHandlers,
  ...matchHandlers,
};

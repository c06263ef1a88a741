import { dayMs } from '../../db/limits.ts';
import type { TriggersOf } from '../trigger.ts';
import { wait } from './steps.ts';

/** The first product of every seeded company has expired after this time. Most companies have only one. */
const afterAMonth = wait(31 * dayMs);
/** Every seeded product and service has expired after this time. */
const afterTwoYears = wait(730 * dayMs);

/** Triggers of a company's products and services. */
export const productTriggers: TriggersOf<'getProductLoginUrl' | 'listMyProducts' | 'listMyServices'> = {
  getProductLoginUrl: {
    A3002: {
      cause: 'Opens a product that the company has not bought.',
      as: 'main',
      input: () => ({ query: { productId: 'p-community' } }),
    },
    A3003: { replay: 'The fake backend has no product that can reject the login.' },
    A3005: {
      cause: 'Opens an expired product of the company.',
      as: 'main',
      after: [afterAMonth],
      input: () => ({ query: { productId: 'p-brand' } }),
    },
    A4001: {
      cause: 'Opens a product of the company as a sub-account without permission.',
      as: 'sub',
      input: () => ({ query: { productId: 'p-service' } }),
    },
    A4002: {
      cause: 'Opens a product that does not exist, for example through an old link.',
      as: 'main',
      input: () => ({ query: { productId: 'p-unknown' } }),
    },
  },

  listMyProducts: {
    A4001: {
      cause: 'Returns after every product of the company has expired.',
      as: 'locked',
      after: [afterAMonth],
      input: () => ({}),
    },
  },

  listMyServices: {
    A3005: {
      cause: 'Returns after every service of the company has expired.',
      as: 'main',
      after: [afterTwoYears],
      input: () => ({}),
    },
  },
};

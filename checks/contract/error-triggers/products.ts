import { dayMs } from '../../../mocks/db/limits.ts';
import type { TriggersOf } from '../error-triggers.ts';
import { wait } from './steps.ts';

/** By then the first product of every seeded company has ended, which for most is the only one. */
const afterAMonth = wait(31 * dayMs);
/** By then every product and service that the seeds opened has ended. */
const afterTwoYears = wait(730 * dayMs);

/** The products and services of a company. */
export const productTriggers: TriggersOf<'getProductLoginUrl' | 'listMyProducts' | 'listMyServices'> = {
  getProductLoginUrl: {
    A3002: {
      cause: 'Opens a product that the company has not bought.',
      as: 'main',
      input: () => ({ query: { productId: 'p-community' } }),
    },
    A3003: { replay: 'No product stands behind the fake backend that could refuse the login it hands over.' },
    A3005: {
      cause: 'Opens a product after the company’s right to it has ended.',
      as: 'main',
      after: [afterAMonth],
      input: () => ({ query: { productId: 'p-brand' } }),
    },
    A4001: {
      cause: 'Opens, as a sub-account, a product of the company that it has no permission for.',
      as: 'sub',
      input: () => ({ query: { productId: 'p-service' } }),
    },
    A4002: {
      cause: 'Opens a product that does not exist, for instance by an old link.',
      as: 'main',
      input: () => ({ query: { productId: 'p-unknown' } }),
    },
  },

  listMyProducts: {
    A4001: {
      cause: 'Comes back after every product of the company has ended.',
      as: 'locked',
      after: [afterAMonth],
      input: () => ({}),
    },
  },

  listMyServices: {
    A3005: {
      cause: 'Comes back after every service of the company has ended.',
      as: 'main',
      after: [afterTwoYears],
      input: () => ({}),
    },
  },
};

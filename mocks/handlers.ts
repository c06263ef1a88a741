import { createProductBackend } from './fake-backend.ts';

/**
 * Request handlers of MSW for the API below `/api` on any origin, one per operation of the contract, on seeded data:
 * `setupServer(...handlers)` or `setupWorker(...handlers)`. `createProductBackend` makes those of another address or seed.
 */
export const { handlers } = createProductBackend({ base: '/api' });

import type { HttpHandler } from 'msw';
import type { OperationId } from '../openapi/generated/operations.ts';
import { createProductBackend } from './fake-backend.ts';

export type { ErrorCode } from '../openapi/generated/error-codes.ts';
export type { OperationId } from '../openapi/generated/operations.ts';
export type { components, operations, paths } from '../openapi/generated/schema.d.ts';
export type { Body, CodeOf, Data, Input } from './operations/contract-types.ts';

export interface HandlerOptions {
  /**
   * Address in front of the contract's paths, such as `https://api.example.com/v2`, or a path on any origin. Default: `/api`.
   */
  base?: string;
  /** Operations to answer. Other requests are left to other handlers. By default all, and errors for other paths below the base. */
  operations?: readonly OperationId[];
  /** Seed of the generated data. */
  seed?: number;
  /** Number of sub-accounts of the first main account. */
  subAccounts?: number;
  /** Called for every call that violates the contract. Default: `console.error`. */
  onViolation?: (violation: string) => void;
}

/**
 * Creates request handlers of MSW on their own seeded data: one per operation of the contract, and the control plane for
 * `BackendSandbox`.
 *
 * @throws Error for an unknown operation, with similar names
 */
export function createHandlers({
  base = '/api',
  operations: only,
  ...options
}: HandlerOptions = {}): HttpHandler[] {
  return createProductBackend({ ...options, only, base: base.replace(/\/$/, '') }).handlers;
}

/** Request handlers of MSW for the API below `/api` on any origin: `setupServer(...handlers)` or `setupWorker(...handlers)`. */
export const handlers: HttpHandler[] = createHandlers();

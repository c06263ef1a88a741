import { createContext, RouterContextProvider } from 'react-router';
import type { ApiError } from '../api/api-error.ts';

/** One page on its way: what the server that asks for it hands in, and learns about it. */
export interface PageCall {
  /** What the content security policy lets the scripts and styles of this page carry. */
  nonce: string;
  /** Whether the page is wanted as a whole, not as it becomes ready. */
  isWhole: boolean;
  /** Told of what went wrong, and where. */
  report(where: string, error: unknown): void;
  /** Calls that the API should have answered and did not; the page may have gone on without them. */
  outages: ApiError[];
}

/** The page that is being made; the production server sets it, the development server has none. */
export const pageCallContext = createContext<PageCall | null>(null);

/** Makes the context that a request of the production server begins with. */
export function createLoadContext(call: PageCall): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageCallContext, call);
  return context;
}

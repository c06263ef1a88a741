import { createContext, RouterContextProvider } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';

/** A call of the API that failed, as the log has it. */
interface ApiFailure {
  /** "METHOD path" of the contract. */
  operation: string;
  /** HTTP status of the answer; 0 without one. */
  upstreamStatus: number;
  code: string | undefined;
  ms: number;
}

/** One page on its way: what the server that asks for it hands in, and learns about it. */
export interface RenderContext {
  /** What the content security policy lets the scripts and styles of this page carry. */
  nonce: string;
  /** Whether the page is wanted as a whole, not as it becomes ready. */
  waitForAll: boolean;
  /** What calls of the API carry, so that its log can be read beside ours. No page says any of it. */
  traceHeaders: Record<string, string>;
  /** Told of what went wrong, and where. */
  report(where: string, error: unknown): void;
  /** Told of each call of the API that failed. */
  reportApi(failure: ApiFailure): void;
  /** Calls that the API should have answered and did not; the page may have gone on without them. */
  apiErrors: ApiError[];
}

/** The page that is being made; the production server sets it, the development server has none. */
export const pageCallContext = createContext<RenderContext | null>(null);

/** Makes the context that a request of the production server begins with. */
export function createLoadContext(call: RenderContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageCallContext, call);
  return context;
}

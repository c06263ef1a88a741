import { createContext, RouterContextProvider } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import type { CallOutcome } from '../metrics/metrics.ts';

/** A failed API call, as logged. */
interface ApiFailure {
  /** Method and path of the contract, such as `GET /v1/news/{id}`. */
  operation: string;
  /** The HTTP status; 0 without a response. */
  upstreamStatus: number;
  code: string | undefined;
  /** Why there is no readable response. */
  reason: string | undefined;
  ms: number;
}

/** A request to the API that has been sent. */
interface ApiCall {
  /** The `traceparent` header of the request. */
  traceparent: string | undefined;
  /** Called with the head of the response, or without a response. */
  end(outcome: CallOutcome): void;
}

/** The input and output of rendering a page. */
export interface RenderContext {
  /** The nonce of scripts and styles. */
  nonce: string;
  /** Whether the render waits for the complete page instead of streaming. */
  waitForAll: boolean;
  /** The headers of API calls that correlate logs and traces. Pages do not contain them. */
  traceHeaders: Record<string, string>;
  /** Called with an error and its location. */
  report(where: string, error: unknown): void;
  /** Called with each failed API call. */
  reportApi(failure: ApiFailure): void;
  /** Called before each request that is sent to the API. */
  startApiCall(operation: string): ApiCall;
  /** Called when the head of the page is there, or the render has failed. */
  end(): void;
  /** API errors during the render. The page may have rendered without the data. */
  apiErrors: ApiError[];
}

/** The render context, set by the production server only. */
export const renderContext = createContext<RenderContext | null>(null);

/** Creates the router context of a request in production. */
export function createLoadContext(call: RenderContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderContext, call);
  return context;
}

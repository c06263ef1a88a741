import { randomBytes } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { createContext, RouterContextProvider } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import type { Metrics } from '../metrics.ts';

/** What the production server renders a page with, and what it learns from the render. */
export interface RenderContext {
  /** The id of the request in logs. Pages do not contain it. */
  id: string;
  /** The span of the render. */
  span: Span;
  log: Logger;
  metrics: Metrics;
  /** The nonce of scripts and styles. */
  nonce: string;
  /** API errors during the render. The page may have rendered without the data. */
  apiErrors: ApiError[];
}

/** The render context, set by the production server only. */
export const renderContext = createContext<RenderContext | null>(null);

/** Creates a unique, unpredictable nonce. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Creates the router context of a request in production. */
export function createLoadContext(call: RenderContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderContext, call);
  return context;
}

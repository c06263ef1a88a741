import createClient, { type Client } from 'openapi-fetch';
import type { FakeBackend } from './backend.ts';
import { ControlError } from './control-error.ts';
import { controlPrefix } from './control-prefix.ts';
import type { components, paths } from './generated/control.d.ts';

export type ControlClient = Client<paths>;

interface ControlClientOptions {
  /** The sandbox to act on. Without a name, the cookie of a browser selects it. */
  sandbox?: string;
  /** The PIN of a fake backend on another machine. */
  pin?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Creates a client of the control plane below the address of an API. */
export const createControlClient = (
  apiBase: string,
  { sandbox, pin, fetch }: ControlClientOptions = {},
): ControlClient =>
  createClient<paths>({
    baseUrl: apiBase + controlPrefix,
    headers: { ...(sandbox && { 'X-Mock-Session': sandbox }), ...(pin && { 'X-Mock-Pin': pin }) },
    fetch,
  });

/** Creates a client of a fake backend in this process. */
export const controlOf = ({ basePath, fetch }: FakeBackend, sandbox?: string): ControlClient =>
  createControlClient(`http://localhost${basePath}`, { sandbox, fetch });

/** A response of the control plane. */
export type ControlResponse<Data> = Promise<{
  data?: Data;
  error?: components['schemas']['Refusal'];
  response: Response;
}>;

/**
 * Returns the data of a response.
 *
 * @throws ControlError with the sentence of the control plane
 */
export async function unwrap<Data>(pending: ControlResponse<Data>): Promise<Data> {
  const { data, error, response } = await pending;
  if (data !== undefined) return data;
  throw new ControlError(
    error?.error ??
      `The fake backend responded with status ${response.status} at ${response.url}. Is the address right?`,
  );
}

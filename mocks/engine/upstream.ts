import type { components } from './generated/control.d.ts';
import { jsonResponse, type ReceivedRequest } from './http.ts';

/** Another backend that answers some of the calls instead of the handlers, as the state of the control plane describes it. */
export interface Upstream extends Readonly<components['schemas']['Upstream']> {
  /** Whether it answers an operation. Undefined stands for a path outside the contract. */
  has(operationId: string | undefined): boolean;
  /**
   * Answers a call; undefined leaves it to the handler.
   *
   * @param path a path of the contract with the query
   * @param now epoch milliseconds of the sandbox's clock
   */
  fetch(received: ReceivedRequest, path: string, now: number): Promise<Response | undefined>;
}

/** Forwards a response and reports its text when the stream ends. */
export function observeText(response: Response, onText: (text: string) => void): Response {
  if (!response.body) {
    onText('');
    return response;
  }
  const [forwarded, observed] = response.body.tee();
  readAvailableText(observed).then(onText);
  return new Response(forwarded, response);
}

/** Changes the JSON body of a forwarded response. Any other response is unchanged. */
export async function changeBody(
  response: Response,
  change: (body: unknown, status: number) => unknown,
): Promise<Response> {
  const body = parseJson(await response.clone().text());
  return body === undefined
    ? response
    : jsonResponse(JSON.stringify(change(body, response.status)), response.status);
}

async function readAvailableText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true });
  } catch {
    // The connection broke: report the received part.
  }
  return text;
}

/** Parses a text; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

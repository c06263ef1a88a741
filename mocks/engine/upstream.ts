import { jsonResponse, type ReceivedRequest } from './http.ts';

/** Another backend that answers some of the calls instead of the handlers. */
export interface Upstream {
  /** What the journal calls it. */
  source: 'real' | 'recorded';
  /** Whether it answers an operation. Undefined stands for a path outside the contract. */
  has(operationId: string | undefined): boolean;
  /**
   * Forwards a call; undefined leaves it to the handler. `path` is a path of the contract with the query.
   */
  fetch(received: ReceivedRequest, path: string): Promise<Response | undefined>;
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

/** Changes the envelope of a forwarded response. Any other response is unchanged. */
export async function changeText(
  response: Response,
  change: <Envelope extends { code: string }>(envelope: Envelope) => Envelope,
): Promise<Response> {
  const envelope = parseEnvelope(await response.clone().text());
  return envelope ? jsonResponse(JSON.stringify(change(envelope)), response.status) : response;
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

/** Parses a text as an envelope; undefined for any other text. */
export function parseEnvelope(text: string): { code: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isEnvelope(value: unknown): value is { code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

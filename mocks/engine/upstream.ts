import type { Incoming, WholeReply } from './exchange.ts';

/** Another backend that answers some of the calls instead of the handlers. */
export interface Upstream {
  /** Whether it answers an operation. Undefined stands for a path outside the contract. */
  has(operationId: string | undefined): boolean;
  /** Forwards a call. `path` is a path of the contract with the query. */
  answer(incoming: Incoming, path: string): Promise<WholeReply>;
}

/** Forwards a response and reports its text at the end of the stream. */
export function listenTo(reply: WholeReply, tell: (text: string) => void): WholeReply {
  if (!reply.stream) {
    tell(reply.body);
    return reply;
  }
  const [passed, heard] = reply.stream.tee();
  readAsFarAsItComes(heard).then(tell);
  return { ...reply, stream: passed };
}

async function readAsFarAsItComes(stream: ReadableStream<Uint8Array>): Promise<string> {
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
export function envelopeIn(text: string): { code: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is { code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

import type { Incoming, WholeReply } from './exchange.ts';

/** Another backend, which answers some of the calls in place of the product's handlers. */
export interface Upstream {
  /** Whether the calls of an operation are answered there; undefined stands for a path that the contract does not have. */
  has(operationId: string | undefined): boolean;
  /** Passes a call on. `path` is the contract's, with the query. */
  answer(incoming: Incoming, path: string): Promise<WholeReply>;
}

/** Lets an answer pass and tells its text once all of it has come, as far as it came. */
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
    // It broke off: what has come is what there is to tell.
  }
  return text;
}

/** The envelope in a text, if it is one. */
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

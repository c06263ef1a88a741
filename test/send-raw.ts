import { once } from 'node:events';
import { connect } from 'node:net';

/** The limit for the response and for closing the connection. */
const timeoutMs = 10_000;

/** Sends bytes and returns all bytes received until the server closes the connection. */
export async function sendBytes(base: string | undefined, sent: string): Promise<Buffer> {
  const { port } = new URL(base ?? '');
  const socket = connect(Number(port), 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`No end of the answer to ${sent}`)));
  socket.write(sent);
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

/** Sends a request without the normalization of URLs and headers that HTTP clients apply. */
export async function sendRaw(
  base: string | undefined,
  address: string,
  headers: readonly string[] = [],
  host = 'localhost',
  method = 'GET',
): Promise<{ status: number; head: string; body: string; location: string | undefined }> {
  const lines = [`${method} ${address} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''];
  const response = await sendBytes(base, lines.join('\r\n'));
  const [head = '', ...body] = response.toString('utf8').split('\r\n\r\n');
  const [, location] = /^location: (.*?)\r?$/im.exec(head) ?? [];
  return { status: Number(head.split(' ')[1]), head, body: body.join(''), location };
}

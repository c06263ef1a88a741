/** The client address of calls in the same process. */
export const loopback = '127.0.0.1';

/** Whether a network address belongs to this machine. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

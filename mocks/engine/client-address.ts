/** The client address of calls in the same process. */
export const loopback = '127.0.0.1';

/** Whether a network address belongs to this machine. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

/** The network addresses of clients. MSW passes a request on as it is, but nothing beside it. */
const addresses = new WeakMap<Request, string>();

/** Notes from where a server has received a request. Returns the request. */
export function fromClient(request: Request, address: string): Request {
  addresses.set(request, address);
  return request;
}

/** The network address of the client of a request. A request that no server has received comes from this process. */
export const clientAddress = (request: Request): string => addresses.get(request) ?? loopback;

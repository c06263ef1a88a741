import autocannon, { type Request } from 'autocannon';

/** One measurement, or the median of several. */
export interface Figures {
  perSecond: number;
  /** Median and 99th percentile of the latency, in milliseconds. */
  p50: number;
  p99: number;
}

interface Extent {
  seconds?: number;
  requests?: number;
  /** The number of servers that share the connections. */
  share?: number;
}

const connections = 10;

/** Sends one kind of request from ten connections, or its share of them, at maximum rate. */
export async function measure(
  url: string,
  request: Request,
  { seconds, requests, share = 1 }: Extent,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: connections / share,
    requests: [request],
    ...(requests === undefined ? { duration: seconds } : { amount: requests }),
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}${request.path}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The figures of servers that were measured at the same time. */
export const sumOf = (all: readonly Figures[]): Figures => ({
  perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
  p50: Math.max(...all.map(({ p50 }) => p50)),
  p99: Math.max(...all.map(({ p99 }) => p99)),
});

/** The median of numbers. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the rounds, which other load on the machine affects least. */
export function median(rounds: readonly Figures[]): Figures {
  return {
    perSecond: middle(rounds.map(({ perSecond }) => perSecond)),
    p50: middle(rounds.map(({ p50 }) => p50)),
    p99: middle(rounds.map(({ p99 }) => p99)),
  };
}

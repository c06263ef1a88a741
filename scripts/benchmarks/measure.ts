import autocannon, { type Request } from 'autocannon';

/** One measurement, or the median of several. */
export interface Figures {
  perSecond: number;
  /** Milliseconds until half of the answers, and 99 of 100, had come. */
  p50: number;
  p99: number;
}

interface Extent {
  seconds?: number;
  requests?: number;
}

const connections = 10;

/** Sends one kind of request from ten connections, as fast as they are answered. */
export async function measure(
  url: string,
  request: Request,
  { seconds, requests }: Extent,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections,
    requests: [request],
    ...(requests === undefined ? { duration: seconds } : { amount: requests }),
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}${request.path}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The figures in the middle: what else the machine does disturbs some rounds, and not the median. */
export function median(rounds: readonly Figures[]): Figures {
  const middle = (pick: (figures: Figures) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
}

import autocannon, { type Request } from 'autocannon';
import type { OwnServer } from '../../test/servers.ts';

/** One measurement, or the median of several. */
export interface Figures {
  perSecond: number;
  /** Median and 99th percentile of the latency, in milliseconds. */
  p50: number;
  p99: number;
}

/** A line of a table: one kind of request to a server, or to several at the same time. */
export interface Case {
  name: string;
  servers: readonly OwnServer[];
  request: Request;
}

const connections = 10;

/** Sends one kind of request at maximum rate, from ten connections that the servers share. Their rates are added. */
export async function measure(
  { servers, request }: Pick<Case, 'servers' | 'request'>,
  extent: { duration: number } | { amount: number },
): Promise<Figures> {
  const results = await Promise.all(
    servers.map(async ({ url }) => {
      const shared = { url, connections: connections / servers.length, requests: [request] };
      const result = await autocannon({ ...shared, ...extent });
      if (result.errors > 0 || result.non2xx > 0)
        throw new Error(`${url}${request.path}: ${result.errors} errors, ${result.non2xx} refusals`);
      return result;
    }),
  );
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

interface Turns {
  /** Seconds per measurement. */
  seconds: number;
  /** Measurements per case; the result is their median, which other load on the machine affects least. */
  rounds: number;
}

/**
 * Measures cases in turns, so that other load affects all of them. The first round is a warm-up.
 *
 * @param check called after each measurement
 */
export async function measureInTurns<Own extends Case>(
  cases: readonly Own[],
  { seconds, rounds }: Turns,
  check = async (_: Own): Promise<void> => {},
): Promise<(Own & Figures)[]> {
  const measured = new Map(cases.map((one): [Own, Figures[]] => [one, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [one, figures] of measured) {
      const result = await measure(one, { duration: seconds });
      await check(one);
      if (round > 0) figures.push(result);
      console.error(`${one.name}: ${Math.round(result.perSecond)}/s`);
    }
  }
  return [...measured].map(([one, figures]) => ({
    ...one,
    perSecond: middle(figures.map(({ perSecond }) => perSecond)),
    p50: middle(figures.map(({ p50 }) => p50)),
    p99: middle(figures.map(({ p99 }) => p99)),
  }));
}

/** The median of numbers. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

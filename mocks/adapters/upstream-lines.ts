import type { Upstream } from '../engine/upstream.ts';

/** The start-up lines about a backend beside the fake one. */
export function upstreamLines(upstream: Upstream | undefined): string[] {
  if (!upstream) return [];
  const { source, address, file } = upstream;
  if (source === 'recorded') return [`  Replays       ${file}`];
  return [`  Real backend  ${address}`, ...(file === undefined ? [] : [`  Records to    ${file}`])];
}

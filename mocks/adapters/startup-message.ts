import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import type { Upstream } from '../engine/upstream.ts';

/** The seeded accounts for a terminal, one line each. */
export function seededAccountLines(): string[] {
  const accounts = Object.entries(seededAccounts);
  const width = Math.max(...accounts.map(([, { account }]) => account.length));
  const keyWidth = Math.max(...accounts.map(([key]) => key.length));
  return [
    `  Sign in with  password ${seededPassword} · code ${seededCode}`,
    ...accounts.map(
      ([key, { account, purpose }]) => `    ${key.padEnd(keyWidth)}  ${account.padEnd(width)}  ${purpose.en}`,
    ),
  ];
}

/** The command that replays an error. `base` is the address of the API. */
export function replayHint(base: string): string {
  const rule = JSON.stringify({ rule: 'createSubUser:A2012@1' });
  return `  Replay an error  curl ${base}/__mock__/rules -H 'Content-Type: application/json' -d '${rule}'`;
}

/** The start-up lines about a backend beside the fake one. */
export function upstreamLines(upstream: Upstream | undefined): string[] {
  if (!upstream) return [];
  const { source, address, file } = upstream;
  if (source === 'recorded') return [`  Replays       ${file}`];
  return [`  Real backend  ${address}`, ...(file === undefined ? [] : [`  Records to    ${file}`])];
}

/** Addresses for other devices, as lines for a terminal. `origins` are those of the machine in its networks. */
export function pinLines(origins: readonly string[], panelPath: string, pin: string): string[] {
  if (origins.length === 0) return [];
  return [
    ...origins.flatMap((origin) => [
      `  Other devices  ${origin}/?pin=${pin}`,
      `                 ${origin}${panelPath}?pin=${pin}  (panel)`,
    ]),
    `                 MOCK_PIN=${pin} keeps this PIN for the next start`,
  ];
}

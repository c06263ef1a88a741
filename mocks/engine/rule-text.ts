import { faults } from './faults.ts';
import type { ReplayRule } from './replay.ts';

/** Names of a text's settings, and the fields of a rule that they set. */
const settings = { delay: 'delayMs', status: 'status', after: 'after', chance: 'chance' } as const;

/**
 * Reads the rules of a link: `createSubUser:A2012@1;listNews:delay=3000;*:network,after=2`.
 *
 * Each entry names an operation (or `*`), then code, fault and settings, and after an `@` how many calls it is for.
 * What it gives is checked like any other rule from outside.
 */
export function readRuleText(text: string): object[] {
  return text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [head = '', times] = entry.trim().split('@');
      const [operationId = '', parts = ''] = head.split(':');
      const rule: Record<string, unknown> = { operationId };
      for (const part of parts.split(',').filter(Boolean)) Object.assign(rule, readPart(part));
      return times === undefined ? rule : { ...rule, times: Number(times) };
    });
}

function readPart(part: string): object {
  const [name = '', value] = part.split('=');
  if (value === undefined) return faults.some((fault) => fault === name) ? { fault: name } : { code: name };
  const field = new Map<string, string>(Object.entries(settings)).get(name) ?? name;
  return { [field]: Number(value) };
}

/** Reads the `X-Mock` header of one request, e.g. `code=A2012; delay=500`. */
export function readMockHeader(header: string): object {
  const rule: Record<string, unknown> = {};
  for (const pair of header.split(';').filter((text) => text.trim() !== '')) {
    const [name = '', value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === 'code' || name === 'fault') rule[name] = value;
    else Object.assign(rule, readPart(`${name}=${value}`));
  }
  return rule;
}

/** Writes a rule as a link does. A note does not travel. */
export function writeRuleText({ operationId, code, fault, times, ...rule }: ReplayRule): string {
  const set = Object.entries(settings).flatMap(([name, field]) =>
    rule[field] === undefined ? [] : [`${name}=${rule[field]}`],
  );
  const parts = [code, fault, ...set].filter(Boolean).join(',');
  return `${operationId}:${parts}${times === undefined ? '' : `@${times}`}`;
}

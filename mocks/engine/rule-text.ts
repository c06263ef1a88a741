import { faults } from './faults.ts';
import type { ReplayRule } from './replay.ts';

/** Maps the settings of a rule text to the fields of a rule. */
const settings = { delay: 'delayMs', status: 'status', after: 'after', chance: 'chance' } as const;

/**
 * Reads the rules of a link: `createSubUser:A2012@1;listNews:delay=3000;*:network,after=2`.
 *
 * Each entry names an operation (or `*`), then code, fault and settings, and the number of calls after `@`.
 * The caller validates the result like any other external rule.
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

/** Reads the `X-Mock` header of a request, such as `code=A2012; delay=500`. */
export function readMockHeader(header: string): object {
  const rule: Record<string, unknown> = {};
  for (const pair of header.split(';').filter((text) => text.trim() !== '')) {
    const [name = '', value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === 'code' || name === 'fault') rule[name] = value;
    else Object.assign(rule, readPart(`${name}=${value}`));
  }
  return rule;
}

/** Writes a rule in the format of a link, without its note. */
export function writeRuleText({ operationId, code, fault, times, ...rule }: ReplayRule): string {
  const set = Object.entries(settings).flatMap(([name, field]) =>
    rule[field] === undefined ? [] : [`${name}=${rule[field]}`],
  );
  const parts = [code, fault, ...set].filter(Boolean).join(',');
  return `${operationId}:${parts}${times === undefined ? '' : `@${times}`}`;
}

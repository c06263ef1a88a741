import { faults } from '../mocks/engine/replay.ts';

/**
 * Reads replay rules as one writes them by hand: `loginByPassword:A0105`, `listNews:network@1` (once),
 * `listNews:800ms` (late), several with a comma between them. The fake backend checks what they mean.
 */
export function readRules(text: string): object[] {
  return text
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => {
      const [, operationId, what = '', times] = /^([^:]+):([^@]*)(?:@(\d+))?$/.exec(rule) ?? [];
      if (!operationId) throw new Error(`"${rule}" is no rule: write operation:code, such as listNews:B0001`);
      return { operationId, ...effectOf(what), ...(times ? { times: Number(times) } : {}) };
    });
}

function effectOf(what: string): object {
  const delay = /^(\d+)ms$/.exec(what)?.[1];
  if (delay) return { delayMs: Number(delay) };
  return faults.some((fault) => fault === what) ? { fault: what } : { code: what };
}

/** Sets the rules in the sandbox at `address`. */
export async function applyRules(address: string, text: string): Promise<void> {
  for (const rule of readRules(text)) {
    const response = await fetch(`${address}/__mock__/rules`, { method: 'POST', body: JSON.stringify(rule) });
    if (!response.ok) throw new Error(await response.text());
  }
}

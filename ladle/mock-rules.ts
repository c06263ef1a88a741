import { controlPrefix } from '../mocks/engine/control-prefix.ts';

/** Sets rules in the sandbox at `address`; they are written as in a replay link: `listNews:network@1;login:delay=800`. */
export async function applyRules(address: string, text: string): Promise<void> {
  const body = JSON.stringify({ mock: text });
  const response = await fetch(`${address}${controlPrefix}/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(await response.text());
}

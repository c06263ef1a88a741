import { ControlError, suggest } from './control-error.ts';
import { faults } from './faults.ts';
import type { components } from './generated/control.d.ts';

type Rule = components['schemas']['Rule'];

/** Maps the settings of a rule text to the fields of a rule. */
const settings = { delay: 'delayMs', status: 'status', after: 'after', chance: 'chance' } as const;

/** The field of each numeric setting that a text may contain. `times` is usually written as `@3`. */
const numericFields = new Map<string, string>(Object.entries({ ...settings, times: 'times' }));

/** The settings whose values are JSON. */
const jsonSettings = ['data', 'body'] as const;

/** Words for what is often wanted, beside the codes. */
const words = new Map<string, Rule>([
  ['slow', { delayMs: 3000 }],
  ['offline', { fault: 'network' }],
  ['invalid', { invalid: true }],
  ['off', { off: true }],
]);

/** The words that a text may contain instead of a code. What `empty` stands for depends on the operation. */
export const ruleWords: readonly string[] = ['empty', 'slow', 'offline'];

/** Splits a text into its rules. */
export const splitRules = (text: string): string[] =>
  splitOutsideJson(text, ';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Reads rules: `createSubUser:A2012@1;listNews?page=2:503,delay=3000;*:network,after=2;listNews:data={"total":0}`. This is the format of
 * links, commands, headers, requests to the control plane, and tests. The caller validates the result like any other external rule.
 *
 * @throws ControlError for an unknown setting, or a value that cannot be read
 */
export const readRuleText = (text: string): object[] => splitRules(text).map((entry) => readRuleEntry(entry));

/**
 * Reads one rule: an operation (or `*`), the values of its query or body after `?`, then code, fault and settings, and the number of
 * calls after `@`. Values and a note are plain text without separators, or JSON strings.
 *
 * @param skip called with the error of a part, which is then left out. Default: throws the error.
 */
export function readRuleEntry(
  entry: string,
  skip = (error: unknown): void => {
    throw error;
  },
): object {
  const [target = '', ...rest] = splitOutsideJson(entry, ':');
  const [answer = '', times] = splitOutsideJson(rest.join(':'), '@');
  const [operationId = '', ...conditions] = splitOutsideJson(target, '?');
  const rule: Record<string, unknown> = { operationId: operationId.trim() };
  const read = (part: () => object) => {
    try {
      Object.assign(rule, part());
    } catch (error) {
      skip(error);
    }
  };
  if (conditions.length > 0) read(() => ({ match: readConditions(conditions.join('?')) }));
  const parts = splitOutsideJson(answer, ',').map((part) => part.trim());
  if (times !== undefined) parts.push(`times=${times.trim()}`);
  for (const part of parts.filter(Boolean)) read(() => readPart(part));
  return rule;
}

/** Whether a call brings rules along, of which some may be invalid. */
export const bringsRules = (headers: Headers): boolean =>
  headers.has('x-mock') || readPreferHeader(headers.get('prefer')) !== undefined;

/** Reads the rules that a call brings along in `X-Mock` and `Prefer`. One without an operation is for this call. */
export function readHeaderRules(headers: Headers): object[] {
  const mock = headers.get('x-mock');
  const preferred = readPreferHeader(headers.get('prefer'));
  return [...(mock === null ? [] : readMockHeader(mock)), ...(preferred ? [preferred] : [])];
}

const readMockHeader = (header: string): object[] =>
  splitRules(header).map((entry) =>
    readRuleEntry(/^(?:\*|\w+)(?:\?[^:]*)?:/.test(entry) ? entry : `*:${entry}`),
  );

/**
 * Reads `Prefer: code=404, example=A2012`, as Prism and Scalar spell it: `code` is an HTTP status or a code, `example` the name of an
 * example in the contract. Undefined for other preferences, and for a success.
 */
function readPreferHeader(header: string | null): object | undefined {
  if (header === null) return undefined;
  const preferences = new Map(
    header.split(/[,;]/).map((text): [string, string] => {
      const [name = '', value = ''] = text.split('=').map((part) => part.trim());
      return [name.toLowerCase(), value.replaceAll('"', '')];
    }),
  );
  const status = preferences.get('code');
  const example = preferences.get('example');
  const isStatus = status !== undefined && /^\d{3}$/.test(status);
  if (example !== undefined && example !== 'success')
    return { code: example, ...(isStatus && { status: Number(status) }) };
  return status === undefined || /^2\d\d$/.test(status) ? undefined : { code: status };
}

function readConditions(text: string): Record<string, string> {
  const pairs = [',', '&']
    .reduce((parts, mark) => parts.flatMap((part) => splitOutsideJson(part, mark)), [text])
    .map((pair) => {
      const [, name, value = ''] = /^\s*([\w.-]+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined)
        throw new ControlError(`${JSON.stringify(pair)} is no condition. Write it as page=2`);
      return [name, readText(name, value.trim())];
    });
  return Object.fromEntries(pairs);
}

function readPart(part: string): object {
  const at = part.indexOf('=');
  const [name, value] = at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
  if (value === undefined)
    return words.get(name) ?? (faults.some((fault) => fault === name) ? { fault: name } : { code: name });
  if (name === 'note') return { note: readText(name, value) };
  if (jsonSettings.some((setting) => setting === name)) return { [name]: readJson(name, value) };
  const field = numericFields.get(name);
  if (!field) {
    const known = [...numericFields.keys(), ...jsonSettings, 'note'];
    throw new ControlError(`Unknown setting ${JSON.stringify(name)}.${suggest(name, known)}`);
  }
  if (value.trim() === '' || !Number.isFinite(Number(value)))
    throw new ControlError(`"${name}" needs a number instead of ${JSON.stringify(value)}`);
  return { [field]: Number(value) };
}

/** Reads plain text or a JSON string. */
const readText = (name: string, value: string) =>
  value.startsWith('"') ? String(readJson(name, value)) : value;

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(`The ${name} of the rule is not JSON: ${text}`);
  }
}

/** Splits a text at a separator, except inside brackets and strings. */
function splitOutsideJson(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[^"]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}

/** Writes a rule in the format of a link. */
export function writeRuleText(rule: Rule): string {
  const { operationId = '*', times } = rule;
  const conditions = Object.entries(rule.match ?? {}).map(
    ([name, value]) => `${name}=${/^[\w.@+-]+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  const target = conditions.length > 0 ? `${operationId}?${conditions.join(',')}` : operationId;
  return `${target}:${writeAnswer(rule)}${times === undefined ? '' : `@${times}`}`;
}

/** Writes the answer of a rule as the header of one request, in ASCII. */
export function writeMockHeader(ruleText: string): string {
  const [, ...rest] = splitOutsideJson(ruleText, ':');
  const [answer = ''] = splitOutsideJson(rest.join(':'), '@');
  return splitOutsideJson(answer, ',')
    .filter((part) => !/^(?:after|chance)=/.test(part))
    .join(',')
    .replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function writeAnswer(rule: Rule): string {
  const { code, fault, invalid, off } = rule;
  const set = Object.entries(settings).flatMap(([name, field]) =>
    rule[field] === undefined ? [] : [`${name}=${rule[field]}`],
  );
  const json = [...jsonSettings, 'note' as const].flatMap((name) =>
    rule[name] === undefined ? [] : [`${name}=${JSON.stringify(rule[name])}`],
  );
  return [code, fault, ...set, ...json, invalid && 'invalid', off && 'off'].filter(Boolean).join(',');
}
